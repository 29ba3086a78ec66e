/**
 * Certificates for servers on loopback, made with openssl for these tests and used nowhere else. All have one key.
 */

export const serverKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgFP7wgVp2i2zS0LEN
mwCM27T1v5oa82UagID92MrAmPWhRANCAAQNi3nbwn4fZbGaavpsxKnvizElVbQI
kitu6N2nOcVje+MyuoopZnvHQhc3MGBl8OCW6IRfpZx9U1XTmf+ncopV
-----END PRIVATE KEY-----`;

/** Self-signed, for localhost and 127.0.0.1, valid until 2126; it may stand as a root. */
export const selfSigned = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUIdboYeKQrfB85rpBaoZ67zcolUEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE1MTUxMloYDzIxMjYxMDI5
MTUxNTEyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQNi3nbwn4fZbGaavpsxKnvizElVbQIkitu6N2nOcVje+MyuoopZnvH
Qhc3MGBl8OCW6IRfpZx9U1XTmf+ncopVo28wbTAdBgNVHQ4EFgQURY1S0DDKFHZ0
2kyT0an/arleDXMwHwYDVR0jBBgwFoAURY1S0DDKFHZ02kyT0an/arleDXMwGgYD
VR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIgEbWN2eJHK1HsmZQBuXGn3ATHPnfMySBPYvd6n6y2OzcCIQCx
E+5IyorsXM0IdaLdq/AHj40/f/9CDrM8Rtufsbt0Pg==
-----END CERTIFICATE-----`;

/** Self-signed, for localhost and 127.0.0.1, valid on 2020-01-01 only. */
export const expired = `-----BEGIN CERTIFICATE-----
MIIBUzCB+qADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
dDAeFw0yMDAxMDEwMDAwMDBaFw0yMDAxMDIwMDAwMDBaMBQxEjAQBgNVBAMMCWxv
Y2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABA2LedvCfh9lsZpq+mzE
qe+LMSVVtAiSK27o3ac5xWN74zK6iilme8dCFzcwYGXw4JbohF+lnH1TVdOZ/6dy
ilWjPTA7MBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAdBgNVHQ4EFgQURY1S
0DDKFHZ02kyT0an/arleDXMwCgYIKoZIzj0EAwIDSAAwRQIgew48bmsptIAMwv8R
ojix3iMpL0uWLSfmqYSqIqO3MlECIQCN5Un51/joP9iWABWul4gbJ5PovOEz2WUh
eWJyByLx0Q==
-----END CERTIFICATE-----`;
