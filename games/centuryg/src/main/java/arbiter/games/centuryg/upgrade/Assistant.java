package arbiter.games.centuryg.upgrade;

/** One more at the controls, who brings Genre Points. Ledger: assistant, BCG-AMB-99. */
public record Assistant(int genrePoints) implements UpgradeTrait {}
