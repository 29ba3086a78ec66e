/** Generated from ../fieldRows.ts by `npm run generate`; do not edit. */

/**
 * A line for each row that has a place: the direction, then, separated by commas, fields, terms, and the terms in AgID's
 * profile, if others.
 */
export const PLACES = `=@SistemaEmittente,,extension.system
>1.1.4,buyer.endpoint.id
<1.1.4 1.1.6,buyer.endpoint.id buyer.endpoint.scheme
>1.1.6,buyer.endpoint.id
=1.2.1.1,seller.vatId
=1.2.1.2,seller.legalId.id
<1.2.1.2,seller.legalId.scheme
=1.2.1.3.1 1.2.1.3.2 1.2.1.3.3,seller.name
=1.2.4.1 1.2.4.2 1.2.1.3.5 1.2.1.4 1.2.1.6 1.2.1.7,seller.ids[].id
<1.2.1.1.2,seller.taxId
=1.2.1.8,,extension.regime
=1.2.2.1,seller.address.line1
=1.2.2.2,seller.address.line2
<1.2.2.1,seller.address.line3
=1.2.2.3,seller.address.postcode
=1.2.2.4,seller.address.city
=1.2.2.5,seller.address.subdivision
=1.2.2.6,seller.address.country
=1.2.3.1,,extension.sellerBranch.line1
=1.2.3.2,,extension.sellerBranch.line2
=1.2.3.3,,extension.sellerBranch.postcode
=1.2.3.4,,extension.sellerBranch.city
=1.2.3.5,,extension.sellerBranch.subdivision
=1.2.3.6,,extension.sellerBranch.country
<1.2.3.1,,extension.sellerBranch.line3
=1.2.4.3 1.2.4.4 1.2.4.5,seller.legalForm
=1.2.5.1,seller.contact.telephone
=1.2.5.3,seller.contact.email
=1.2.6,buyerAccounting
=1.3.1.1,taxRepresentative.vatId
=1.3.1.3.1 1.3.1.3.2 1.3.1.3.3,taxRepresentative.name
<1.3.1.1.1,taxRepresentative.address.country
=1.3.1.2 1.3.1.3.5,,extension.representativeIds[].id
<1.3.1.2,,extension.representativeIds[].scheme
=1.4.1.1,buyer.vatId
=1.4.1.2,buyer.legalId.id
<1.4.1.2,buyer.legalId.scheme
=1.4.1.3.1 1.4.1.3.2 1.4.1.3.3,buyer.name
=1.4.1.3.5,buyer.id.id
=1.4.2.1,buyer.address.line1
=1.4.2.2,buyer.address.line2
<1.4.2.1,buyer.address.line3
=1.4.2.3,buyer.address.postcode
=1.4.2.4,buyer.address.city
=1.4.2.5,buyer.address.subdivision
=1.4.2.6,buyer.address.country
=1.4.3.1,,extension.buyerBranch.line1
=1.4.3.2,,extension.buyerBranch.line2
=1.4.3.3,,extension.buyerBranch.postcode
=1.4.3.4,,extension.buyerBranch.city
=1.4.3.5,,extension.buyerBranch.subdivision
=1.4.3.6,,extension.buyerBranch.country
<1.4.3.1,,extension.buyerBranch.line3
=1.4.4.1,,extension.buyerRepresentative.vatId
=1.4.4.2,,extension.buyerRepresentative.name
=1.4.4.3,,extension.buyerRepresentative.firstName
=1.4.4.4,,extension.buyerRepresentative.familyName
=1.5.1.1,,extension.intermediary.vatId
=1.5.1.2 1.5.1.3.5,,extension.intermediary.ids[].id
<1.5.1.2,,extension.intermediary.ids[].scheme
=1.5.1.3.1,,extension.intermediary.name
=1.5.1.3.2,,extension.intermediary.firstName
=1.5.1.3.3,,extension.intermediary.familyName
=1.6,,extension.issuer
=2.1.1.1,typeCode
<2.1.1.1,,extension.documentType
=2.1.1.2,currency
=2.1.1.3,issueDate
=2.1.1.4,number
>2.1.1.5.1 2.1.1.5.3 2.1.1.5.4,notes[].text,extension.withholdings
>2.1.1.5.2,totals.prepaid,extension.withholdings
<2.1.1.5.1,,extension.kinds[].kind
<2.1.1.5.2,,extension.withholdings[].amount extension.withholdings[].base extension.withholdingTotal
<2.1.1.5.3,,extension.withholdings[].rate
<2.1.1.5.4,,extension.withholdings[].reason
>2.1.1.6.1,,charges[].reasonCode
>2.1.1.7.1 2.1.1.7.6 2.1.1.7.7,charges[].reason lines[].net
>2.1.1.7.2,charges[].percent
>2.1.1.7.3,charges[].amount lines[].net
>2.1.1.7.4,charges[].base
>2.1.1.7.5,charges[].rate
>2.1.1.8,totals.prepaid,extension.adjustments
<2.1.1.8.1,,extension.adjustments[].kind
<2.1.1.8.2,,extension.adjustments[].percent
<2.1.1.8.3,,extension.adjustments[].amount
=2.1.1.9,totals.gross
=2.1.1.10,totals.rounding
>2.1.1.11,notes[].text
<2.1.1.11 2.1.1.5,notes[].text notes[].subject
=2.1.1.12,,extension.art73
>2.1.2.1,lines[].orderLine
=2.1.2.2,purchaseOrder,purchaseOrder lines[].extension.order.id
=2.1.2.3,,extension.orderDate lines[].extension.order.date
=2.1.2.4,lines[].orderLine
>2.1.2.5,,buyerReference lines[].object.id lines[].item.properties[].value
<2.1.2.5,buyerReference
>2.1.2.6,project
>2.1.2.7,tender
>2.1.3.1,,lines[].object.id
>2.1.3.2,contract,contract lines[].object.id lines[].item.properties[].value
<2.1.3.2,contract
>2.1.3.6,project,project lines[].object.id lines[].item.properties[].value
<2.1.3.6,project
>2.1.3.7,tender,tender lines[].object.id lines[].item.properties[].value
<2.1.3.7,tender
>2.1.4.1,,lines[].object.id
>2.1.4.2,object.id,object.id lines[].object.id lines[].item.properties[].value
<2.1.4.2,object.id
<2.1.4.2,object.scheme
<2.2.1.16.2 2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5,lines[].object.id,lines[].extension.references[].id
<2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5,lines[].object.scheme,lines[].extension.references[].scheme
=2.1.5.2,receivingAdvice
=2.1.6.2,preceding[].number
=2.1.6.3,preceding[].date
>2.1.7.1,object.id
>2.1.8.1,despatchAdvice,despatchAdvice lines[].extension.despatches[].id
=2.1.8.2,,extension.despatchDate lines[].extension.despatches[].date
>2.1.8.3,,lines[].extension.despatches[].id
<2.1.8.1,,lines[].extension.despatches[].id
<2.1.8.1 2.2.1.16.2,despatchAdvice
=2.1.9.1.1,,extension.transport.carrier.vatId
=2.1.9.1.2,,extension.transport.carrier.ids[].id
<2.1.9.1.2,,extension.transport.carrier.ids[].scheme
=2.1.9.1.3.1,,extension.transport.carrier.name
=2.1.9.1.3.2,,extension.transport.carrier.firstName
=2.1.9.1.3.3,,extension.transport.carrier.familyName
=2.1.9.1.4,,extension.transport.carrier.licence
=2.1.9.2,,extension.transport.means
=2.1.9.3,,extension.transport.reason
=2.1.9.4,,extension.transport.packages
=2.1.9.5,,extension.transport.description
=2.1.9.6,,extension.transport.weightUnit
=2.1.9.7,,extension.transport.grossWeight
=2.1.9.8,,extension.transport.netWeight
=2.1.9.9,,extension.transport.collectionDate extension.transport.collectionTime
=2.1.9.10,,extension.transport.startDate
=2.1.9.11,,extension.transport.terms
=2.1.9.12.1,delivery.address.line1
=2.1.9.12.2,delivery.address.line2
<2.1.9.12.1,delivery.address.line3
=2.1.9.12.3,delivery.address.postcode
=2.1.9.12.4,delivery.address.city
=2.1.9.12.5,delivery.address.subdivision
=2.1.9.12.6,delivery.address.country
=2.1.9.13,delivery.date,delivery.date extension.transport.deliveryTime
>2.1.10.1,preceding[].number,extension.main.id
>2.1.10.2,preceding[].date,extension.main.date
<2.1.10.1,,extension.main.id
<2.1.10.2,,extension.main.date
=2.2.1.1,lines[].id
>2.2.1.2,lines[].item.properties[].value
>2.2.1.3.1,lines[].item.sellerId lines[].item.standardId.scheme lines[].item.classifications[].scheme lines[].item.properties[].value
>2.2.1.3.2,lines[].item.sellerId lines[].item.standardId.id lines[].item.classifications[].id lines[].item.properties[].value
<2.2.1.3.2,lines[].item.sellerId lines[].item.buyerId lines[].item.standardId.id lines[].item.classifications[].id
<2.2.1.3.1,lines[].item.standardId.scheme lines[].item.classifications[].scheme
=2.2.1.4,lines[].item.name lines[].item.description
=2.2.1.5,lines[].quantity
=2.2.1.6,lines[].unit
=2.2.1.7,lines[].period.start
=2.2.1.8,lines[].period.end
<2.2.1.7,invoicingPeriod.start
<2.2.1.8,invoicingPeriod.end
>2.2.1.9,lines[].price.net lines[].price.gross
<2.2.1.9,lines[].price.net lines[].price.gross lines[].price.base lines[].price.baseUnit
>2.2.1.10,lines[].price.discount lines[].price.net
<2.2.1.10,lines[].price.discount
=2.2.1.11,lines[].net
=2.2.1.12,lines[].vat.rate
<2.2.1.12,lines[].vat.category
>2.2.1.13,lines[].item.properties[].value
>2.2.1.14,lines[].vat.category
=2.2.1.15,lines[].accounting
>2.2.1.16,lines[].item.properties[].value
<2.2.1.16.2 2.2.1.2 2.2.1.3.1 2.2.1.3.2 2.2.1.6 2.2.1.13 2.2.1.14 2.3 2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5,lines[].item.properties[].name lines[].item.properties[].value
<2.2.1.16.2,lines[].note lines[].item.origin salesOrder delivery.name delivery.location.id payment.mandate.reference
<2.2.1.11 2.1.1.6.1 2.1.1.7.3 2.2.2.3 2.2.2.4,allowances[].amount charges[].amount lines[].allowances[].amount lines[].charges[].amount
<2.1.1.7.4,allowances[].base charges[].base
<2.1.1.7.2,allowances[].percent charges[].percent
<2.2.1.12 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4,allowances[].category allowances[].rate charges[].category charges[].rate
<2.2.1.4 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4,allowances[].reason charges[].reason lines[].allowances[].reason lines[].charges[].reason
<2.2.1.4 2.1.1.6.1 2.1.1.7.1,allowances[].reasonCode charges[].reasonCode lines[].allowances[].reasonCode lines[].charges[].reasonCode
=2.2.2.1,taxes[].rate
>2.2.2.2,taxes[].reason
>2.2.2.3 2.2.2.4,charges[].amount taxes[].base
=2.2.2.5,taxes[].base
=2.2.2.6,taxes[].amount
>2.2.2.7,taxPointCode taxes[].category
<2.2.2.7,taxPointCode
>2.2.2.8,taxes[].reason taxes[].category
<2.2.2.1 2.2.2.8,taxes[].reason taxes[].reasonCode taxes[].category
<2.2.2.5,totals.lines totals.allowances totals.charges totals.net totals.tax
<2.4.2.6 2.1.1.11,totals.prepaid
>2.3,,lines[].item.properties[].value
>2.4.1,paymentTerms
<2.4.1 2.1.1.11,paymentTerms
>2.4.2.1,payee.name seller.name
<2.4.2.1 2.4.2.8 2.4.2.9,payee.name
>2.4.2.2,payment.means payment.meansText paymentTerms
<2.4.2.2,payment.means payment.meansText
>2.4.2.4,paymentTerms
>2.4.2.5,dueDate paymentTerms
<2.4.2.5,dueDate
>2.4.2.6,totals.payable paymentTerms
<2.4.2.6 2.1.1.9,totals.payable
=2.4.2.8 2.4.2.9,payee.id.id
=2.4.2.10,payee.legalId.id
<2.4.2.10,payee.legalId.scheme
=2.4.2.13,payment.accounts[].account
=2.4.2.16,payment.accounts[].bic
=2.4.2.17,,extension.earlyDiscount
=2.4.2.18,,extension.earlyDeadline
=2.4.2.19,,extension.latePenalty
=2.4.2.20,,extension.lateStart
=2.4.2.21,payment.remittance
>2.5.1,documents[].id documents[].mime
<2.5.1,documents[].filename documents[].id
=2.5.3,documents[].mime
>2.5.4,documents[].description documents[].mime
<2.5.4,documents[].description
>2.5.5,documents[].content documents[].mime
<2.5.5,documents[].content`;
