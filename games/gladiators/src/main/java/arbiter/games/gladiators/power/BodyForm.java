package arbiter.games.gladiators.power;

import arbiter.tabletop.unit.Part;

/** Part: whether somebody with a Super Form is still in the ordinary one, and counts as a minor character in it. Ledger: GG-AD-092. */
public record BodyForm(boolean ordinary, boolean minor) implements Part {

    public static final BodyForm FULL = new BodyForm(false, false);
}
