package arbiter.games.wasteland.test;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Modifiers;

/** What makes tests harder whatever they are for. Ledger: WAS-TEST-7. */
public final class TestDifficulty {

    /** What enemies within reach add. Ledger: WAS-REACH-1. */
    public static final int DISTURBED = 2;

    private TestDifficulty() {}

    /** What somebody carries, craves, and the haste of an extra action. Ledger: WAS-CHAR-9, WAS-CHEM-3, WAS-AP-7. */
    public static Modifiers ofActor(Modifiers base, Occasion occasion, Attribute attribute) {
        Fighter actor = occasion.actor();
        boolean bodily = attribute == Attribute.AGILITY || attribute == Attribute.STRENGTH;
        return base.and("encumbrance", bodily ? actor.encumbrance() : 0)
                .and("craving", actor.chems().cravings(attribute))
                .and("extra action", occasion.extra() ? 1 : 0);
    }

    /** A test that is made as an action other than an attack. Ledger: WAS-REACH-1, WAS-REACH-3, WAS-ENV-3. */
    public static Modifiers ofAction(
            WastelandState state, Modifiers base, Occasion occasion, Attribute attribute, SkillName skill) {
        Fighter actor = occasion.actor();
        int rain = skill == SkillName.SURVIVAL ? state.surroundings().rain(actor.zone()) : 0;
        return ofDisturbed(state, ofActor(base, occasion, attribute), actor).and("rain", rain);
    }

    /** Ledger: WAS-REACH-1. */
    public static Modifiers ofDisturbed(WastelandState state, Modifiers base, Fighter actor) {
        return base.and("enemy in reach", Nearness.isDisturbed(state, actor) ? DISTURBED : 0);
    }
}
