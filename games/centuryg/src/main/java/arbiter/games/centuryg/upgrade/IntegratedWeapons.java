package arbiter.games.centuryg.upgrade;

/** Weapons that outlast their Areas. Ledger: integrated-weapons. */
public record IntegratedWeapons() implements UpgradeTrait {

    @Override
    public boolean keepsWeapons() {
        return true;
    }
}
