package arbiter.games.centuryg.sheet;

import java.util.List;

/** An Alternate Form as bought: Frame or Transformation, which Attributes change places, its set. Ledger: BCG-ALT-1. */
public record Morph(
        Upgrade type, String name, Attribute one, Attribute other, List<Fitted> upgrades, List<Mounted> weapons) {

    public Loadout loadout() {
        return new Loadout(upgrades, weapons);
    }

    /** As play uses it. */
    public Form form() {
        return new Form(name, one, other, upgrades.stream().map(Fitted::placed).toList(), weapons);
    }
}
