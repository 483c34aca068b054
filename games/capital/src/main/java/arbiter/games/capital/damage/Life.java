package arbiter.games.capital.damage;

/** How alive a combatant is. Ledger: CAP-DYING-1, CAP-AMB-26, CAP-AMB-70. */
public enum Life {
    UP,
    /** No hit points, living on Bones. */
    CRITICAL,
    /** Out of the fight: a GM unit without Bones, or a wrecked vehicle. */
    DEFEATED,
    DEAD
}
