package arbiter.games.capital.trait;

import arbiter.games.capital.sheet.Quantity;

/**
 * Power armour that takes half of the hit points and the odd one. Inside it gives Armour and stronger Unarmed Attacks,
 * and is hurt in its wearer's place unless an Attack wins by the margin. Ledger: CAP-AMB-22.
 */
public record CyberneticShell(int armour, int margin, Quantity unarmed) implements AbilityTrait {

    /** How much of the maximum hit points stays with the wearer. */
    public int own(int hitPoints) {
        return hitPoints / 2;
    }
}
