package arbiter.games.centuryg.sheet;

import java.util.List;

/** An Alternate Form: two Attributes change places, and perhaps a set of its own. Ledger: BCG-ALT-1, BCG-ALT-2. */
public record Form(String name, Attribute one, Attribute other, List<Fitted> upgrades, List<Mounted> weapons) {}
