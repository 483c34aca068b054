package arbiter.games.centuryg.upgrade;

/** Out of a Duel by any movement, and unharmed under fire. Ledger: slippery-chassis. */
public record SlipperyChassis() implements UpgradeTrait {

    @Override
    public boolean slipsAway() {
        return true;
    }
}
