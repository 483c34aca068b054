package arbiter.games.centuryg.upgrade;

/** Enemies pay twice for their Powers. Ledger: embodiment-of-evil. */
public record EmbodimentOfEvil() implements UpgradeTrait {

    @Override
    public boolean doublesPowers() {
        return true;
    }
}
