package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Weapon;

/**
 * What a table has decided where people read the rules differently; the standard is what the ledger rules. Ledger:
 * CAP-AMB-40, CAP-AMB-52, CAP-AMB-70.
 */
public record TableRules(boolean trainedAttacks, boolean twoHandedRifles, boolean bonesForAll) {

    public static final TableRules STANDARD = new TableRules(true, false, false);

    private static final int BOTH = 2;

    /** How many hands a weapon takes at this table. Ledger: CAP-KEY-TWOHANDED, CAP-AMB-40. */
    public int hands(Weapon weapon) {
        return twoHandedRifles
                        && weapon.tags().contains("midweight")
                        && weapon.tags().contains("gun")
                ? BOTH
                : weapon.hands();
    }
}
