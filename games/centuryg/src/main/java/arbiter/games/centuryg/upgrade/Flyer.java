package arbiter.games.centuryg.upgrade;

/** Above the ground, with the good and bad of it. Ledger: flyer. */
public record Flyer() implements UpgradeTrait {

    @Override
    public boolean flies() {
        return true;
    }
}
