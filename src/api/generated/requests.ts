// Generated from the contract by `npm run generate`; do not edit.

import type { CheckedObject } from '../contract/requestFaults.ts';

/** The objects of requests, by name. */
export const requestObjects: Readonly<Record<string, CheckedObject>> = {
  "BulkPayment": {
    "fields": {
      "payments": {
        "shape": {
          "kind": "list",
          "of": {
            "kind": "reference",
            "to": "BulkPaymentRow"
          },
          "minItems": 1
        },
        "required": true
      }
    }
  },
  "BulkPaymentRow": {
    "fields": {
      "amount": {
        "shape": {
          "kind": "reference",
          "to": "Money"
        },
        "required": true
      },
      "payee_identifier": {
        "shape": {
          "kind": "text"
        },
        "required": true
      },
      "payee_name": {
        "shape": {
          "kind": "text"
        },
        "required": true
      },
      "reason": {
        "shape": {
          "kind": "text"
        },
        "required": true
      }
    },
    "rules": [
      {
        "rule": "only",
        "object": "amount",
        "field": "currency",
        "value": "EUR"
      }
    ]
  },
  "CategoryCreate": {
    "fields": {
      "name": {
        "shape": {
          "kind": "text"
        },
        "required": true
      },
      "color": {
        "shape": {
          "kind": "text",
          "format": "hex-color"
        }
      }
    }
  },
  "CategoryUpdate": {
    "fields": {
      "name": {
        "shape": {
          "kind": "text"
        }
      },
      "color": {
        "shape": {
          "kind": "text",
          "format": "hex-color"
        }
      }
    }
  },
  "CounterpartCreate": {
    "fields": {
      "country": {
        "shape": {
          "kind": "text"
        },
        "required": true
      },
      "address": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "bank_identifier": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "city": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "company_name": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "destination_code": {
        "shape": {
          "kind": "text",
          "format": "upper-case"
        },
        "nullable": true
      },
      "payment_date": {
        "shape": {
          "kind": "code",
          "list": "PaymentInterval"
        },
        "nullable": true
      },
      "payment_method": {
        "shape": {
          "kind": "code",
          "list": "PaymentMethod"
        },
        "nullable": true
      },
      "postal_code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "province_code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "identity_type": {
        "shape": {
          "kind": "code",
          "list": "IdentityType"
        },
        "nullable": true
      },
      "tax_number": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "vat_number": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "issued_category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "issued_subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "received_category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "received_subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "length_when",
        "field": "destination_code",
        "length": 7,
        "when": {
          "field": "identity_type",
          "in": [
            "COMPANY",
            "CONTRACTOR"
          ]
        }
      },
      {
        "rule": "length_when",
        "field": "destination_code",
        "length": 6,
        "when": {
          "field": "identity_type",
          "in": [
            "PA"
          ]
        }
      },
      {
        "rule": "part_of",
        "field": "issued_subcategory_id",
        "of": "issued_category_id"
      },
      {
        "rule": "part_of",
        "field": "received_subcategory_id",
        "of": "received_category_id"
      }
    ]
  },
  "CounterpartUpdate": {
    "fields": {
      "country": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "address": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "bank_identifier": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "city": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "company_name": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "destination_code": {
        "shape": {
          "kind": "text",
          "format": "upper-case"
        },
        "nullable": true
      },
      "payment_date": {
        "shape": {
          "kind": "code",
          "list": "PaymentInterval"
        },
        "nullable": true
      },
      "payment_method": {
        "shape": {
          "kind": "code",
          "list": "PaymentMethod"
        },
        "nullable": true
      },
      "postal_code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "province_code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "issued_category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "issued_subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "received_category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "received_subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "length_when",
        "field": "destination_code",
        "length": 7,
        "when": {
          "field": "identity_type",
          "in": [
            "COMPANY",
            "CONTRACTOR"
          ]
        }
      },
      {
        "rule": "length_when",
        "field": "destination_code",
        "length": 6,
        "when": {
          "field": "identity_type",
          "in": [
            "PA"
          ]
        }
      },
      {
        "rule": "part_of",
        "field": "issued_subcategory_id",
        "of": "issued_category_id"
      },
      {
        "rule": "part_of",
        "field": "received_subcategory_id",
        "of": "received_category_id"
      }
    ],
    "createOnly": [
      "identity_type",
      "tax_number",
      "vat_number"
    ]
  },
  "DocumentSectionalCreate": {
    "fields": {
      "year": {
        "shape": {
          "kind": "integer"
        },
        "required": true
      },
      "prefix": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "suffix": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "minimum_digits": {
        "shape": {
          "kind": "integer"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "one_of",
        "fields": [
          "prefix",
          "suffix"
        ]
      }
    ]
  },
  "DocumentSectionalUpdate": {
    "fields": {
      "year": {
        "shape": {
          "kind": "integer"
        }
      },
      "prefix": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "suffix": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "minimum_digits": {
        "shape": {
          "kind": "integer"
        },
        "nullable": true
      }
    }
  },
  "DocumentUpdate": {
    "fields": {
      "category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "notes": {
        "shape": {
          "kind": "text",
          "maxLength": 1000
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "part_of",
        "field": "subcategory_id",
        "of": "category_id"
      }
    ]
  },
  "FlowCreate": {
    "fields": {
      "account_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "amount": {
        "shape": {
          "kind": "reference",
          "to": "Money"
        },
        "required": true
      },
      "expected_payment_date": {
        "shape": {
          "kind": "text",
          "format": "date"
        },
        "required": true
      },
      "payment_date": {
        "shape": {
          "kind": "text",
          "format": "date"
        },
        "required": true
      },
      "payment_status": {
        "shape": {
          "kind": "code",
          "list": "PaymentStatus"
        },
        "required": true
      },
      "payment_method": {
        "shape": {
          "kind": "code",
          "list": "PaymentMethod"
        },
        "nullable": true
      },
      "external_id": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      }
    }
  },
  "FlowUpdate": {
    "fields": {
      "amount": {
        "shape": {
          "kind": "reference",
          "to": "Money"
        }
      },
      "expected_payment_date": {
        "shape": {
          "kind": "text",
          "format": "date"
        }
      },
      "payment_date": {
        "shape": {
          "kind": "text",
          "format": "date"
        }
      },
      "payment_status": {
        "shape": {
          "kind": "code",
          "list": "PaymentStatus"
        }
      },
      "payment_method": {
        "shape": {
          "kind": "code",
          "list": "PaymentMethod"
        },
        "nullable": true
      }
    }
  },
  "InvoiceShare": {
    "fields": {
      "to": {
        "shape": {
          "kind": "either",
          "of": [
            {
              "kind": "text",
              "format": "email",
              "minLength": 1
            },
            {
              "kind": "list",
              "of": {
                "kind": "text",
                "format": "email",
                "minLength": 1
              },
              "minItems": 1
            }
          ]
        },
        "required": true
      },
      "reply_to": {
        "shape": {
          "kind": "text",
          "format": "email",
          "minLength": 1
        },
        "required": true
      },
      "subject": {
        "shape": {
          "kind": "text"
        }
      },
      "body": {
        "shape": {
          "kind": "text"
        }
      }
    }
  },
  "Money": {
    "fields": {
      "amount": {
        "shape": {
          "kind": "text",
          "format": "signed-decimal",
          "minLength": 1
        },
        "required": true
      },
      "currency": {
        "shape": {
          "kind": "code",
          "list": "Currency"
        },
        "required": true
      }
    }
  },
  "ProductCreate": {
    "fields": {
      "description": {
        "shape": {
          "kind": "text"
        },
        "required": true
      },
      "unit_price": {
        "shape": {
          "kind": "reference",
          "to": "Money"
        },
        "required": true
      },
      "vat_percentage": {
        "shape": {
          "kind": "number"
        },
        "required": true
      },
      "code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "unit_of_measure": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "tax_exemption": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "needed_when",
        "field": "tax_exemption",
        "when": {
          "field": "vat_percentage",
          "in": [
            0
          ]
        }
      }
    ]
  },
  "ProductUpdate": {
    "fields": {
      "description": {
        "shape": {
          "kind": "text"
        }
      },
      "unit_price": {
        "shape": {
          "kind": "reference",
          "to": "Money"
        }
      },
      "vat_percentage": {
        "shape": {
          "kind": "number"
        }
      },
      "code": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "unit_of_measure": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      },
      "tax_exemption": {
        "shape": {
          "kind": "text"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "needed_when",
        "field": "tax_exemption",
        "when": {
          "field": "vat_percentage",
          "in": [
            0
          ]
        }
      }
    ]
  },
  "ReconciliationCreate": {
    "fields": {
      "flow_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "required": true
      },
      "transaction_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "required": true
      }
    }
  },
  "SubcategoryCreate": {
    "fields": {
      "category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "required": true
      },
      "name": {
        "shape": {
          "kind": "text"
        },
        "required": true
      }
    }
  },
  "SubcategoryUpdate": {
    "fields": {
      "name": {
        "shape": {
          "kind": "text"
        }
      }
    },
    "createOnly": [
      "category_id"
    ]
  },
  "TransactionUpdate": {
    "fields": {
      "category_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      },
      "subcategory_id": {
        "shape": {
          "kind": "text",
          "format": "uuid"
        },
        "nullable": true
      }
    },
    "rules": [
      {
        "rule": "part_of",
        "field": "subcategory_id",
        "of": "category_id"
      }
    ]
  }
};
