package arbiter.games.capital.sheet;

/** The four sorts of Signature. Ledger: CAP-SIG-1. */
public enum SignatureKind {
    AUGMENTATION,
    COMPANION,
    VEHICLE,
    WEAPON
}
