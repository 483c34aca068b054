package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.test.Circumstance.ANIMALS;
import static arbiter.games.centuryg.test.Circumstance.ATTRACTION;
import static arbiter.games.centuryg.test.Circumstance.CIRCLE;
import static arbiter.games.centuryg.test.Circumstance.DECEPTION;
import static arbiter.games.centuryg.test.Circumstance.ENTERTAINMENT;
import static arbiter.games.centuryg.test.Circumstance.FRIENDLY_ANIMALS;
import static arbiter.games.centuryg.test.Circumstance.FRIGHTENING;
import static arbiter.games.centuryg.test.Circumstance.GAME;
import static arbiter.games.centuryg.test.Circumstance.STEALTH;
import static arbiter.games.centuryg.test.Circumstance.TOOLS_MISSING;
import static arbiter.games.centuryg.test.Circumstance.WEAPON;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;

/** General Traits that help with Tests. Ledger: table 3.3. */
public final class GeneralTraits {

    private GeneralTraits() {}

    public static EdgeCount of(Body body, TestCall call, PilotAttribute attribute) {
        if (call.about().isEmpty()) {
            return EdgeCount.NONE;
        }
        return EdgeCount.NONE
                .better("Animal Person", body.has(TraitId.ANIMAL_PERSON) ? animals(call, attribute) : 0)
                .better("Danger Instinct", body.has(TraitId.DANGER_INSTINCT) && danger(call, attribute) ? 1 : 0)
                .better("Entertainer", body.has(TraitId.ENTERTAINER) && entertains(call) ? 1 : 0)
                .better("Gamer", body.has(TraitId.GAMER) && call.is(GAME) ? 1 : 0)
                .better("Intimidating", body.has(TraitId.INTIMIDATING) && call.is(FRIGHTENING) ? 1 : 0)
                .better("Sphere of Influence", body.has(TraitId.SPHERE_OF_INFLUENCE) && circle(call, attribute) ? 1 : 0)
                .better("Weapon Expertise", body.has(TraitId.WEAPON_EXPERTISE) && call.is(WEAPON) ? 1 : 0)
                .better("Attractive", body.has(TraitId.ATTRACTIVE) && attracts(call) ? 1 : 0)
                .worse("no tools", call.is(TOOLS_MISSING) && !body.has(TraitId.MAKE_DO) ? 1 : 0); // make-do
    }

    private static int animals(TestCall call, PilotAttribute attribute) {
        if (attribute != PilotAttribute.CHARM && attribute != PilotAttribute.AWARENESS) {
            return 0;
        }
        return call.is(FRIENDLY_ANIMALS) ? 2 : call.is(ANIMALS) ? 1 : 0;
    }

    private static boolean danger(TestCall call, PilotAttribute attribute) {
        return attribute == PilotAttribute.AWARENESS && (call.is(DECEPTION) || call.is(STEALTH));
    }

    private static boolean entertains(TestCall call) {
        boolean fits = call.uses(SkillId.CRAFTSMANSHIP) || call.uses(SkillId.HUMANITIES) || call.uses(SkillId.PRESENCE);
        return fits && call.is(ENTERTAINMENT);
    }

    private static boolean circle(TestCall call, PilotAttribute attribute) {
        return attribute == PilotAttribute.RESOURCES && call.is(CIRCLE);
    }

    private static boolean attracts(TestCall call) {
        boolean fits = call.uses(SkillId.DIPLOMACY) || call.uses(SkillId.DECEPTION) || call.uses(SkillId.PRESENCE);
        return fits && call.is(ATTRACTION);
    }
}
