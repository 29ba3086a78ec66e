/** A business register of invented companies: digits 8 to 10 of their VAT numbers belong to no tax office. */

export interface RegisteredCompany {
  readonly address: string;
  readonly city: string;
  readonly company_name: string;
  readonly country: string;
  readonly postal_code: string;
  readonly province_code: string;
  readonly tax_number: string;
  readonly vat_number: string;
}

type Line = readonly [
  vat: string,
  name: string,
  address: string,
  postalCode: string,
  city: string,
  province: string,
];

const LINES: readonly Line[] = [
  ['02718281823', 'Tipografia Tre Pini S.r.l.', 'Via del Torchio 14', '48121', 'Ravenna', 'RA'],
  ['03141592653', 'Ciclofficina Pedale Lento S.n.c.', 'Viale delle Biciclette 7', '44121', 'Ferrara', 'FE'],
  ['01414213569', 'Cartiera del Lamone S.p.A.', 'Via della Risma 30', '48018', 'Faenza', 'RA'],
  ['01618033987', 'Serramenti Aurei S.r.l.', 'Via delle Proporzioni 21', '41121', 'Modena', 'MO'],
  ['02236067977', 'Forno Cinque Radici S.n.c.', 'Piazza del Pane 5', '47521', 'Cesena', 'FC'],
  ['02645751310', 'Sette Quadri Arredi S.r.l.', 'Corso dei Falegnami 7', '20832', 'Desio', 'MB'],
  ['00693147183', 'Orologeria Dimezzata S.a.s.', 'Vicolo del Tempo 2', '37121', 'Verona', 'VR'],
  ['05772156641', 'Armonica Strumenti Musicali S.r.l.', 'Via dei Liutai 9', '26100', 'Cremona', 'CR'],
  ['01202056907', 'Cubica Imballaggi S.p.A.', 'Via delle Scatole 3', '35129', 'Padova', 'PD'],
  ['01456074945', 'Agricola Quinta Luna S.s.', 'Strada dei Filari 11', '53100', 'Siena', 'SI'],
  ['03605551278', 'Vetreria Goccia Chiara S.r.l.', 'Fondamenta del Vetro 60', '30141', 'Venezia', 'VE'],
  ['05385164800', 'Termoidraulica Vasi Comunicanti S.n.c.', 'Via delle Fonti 48', '06121', 'Perugia', 'PG'],
];

/** By VAT number, without the country. */
export const companyRegister: ReadonlyMap<string, RegisteredCompany> = new Map(
  LINES.map(([vat_number, company_name, address, postal_code, city, province_code]) => [
    vat_number,
    {
      address,
      city,
      company_name,
      country: 'IT',
      postal_code,
      province_code,
      tax_number: vat_number,
      vat_number,
    },
  ]),
);
