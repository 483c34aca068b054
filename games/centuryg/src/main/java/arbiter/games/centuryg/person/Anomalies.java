package arbiter.games.centuryg.person;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;

/** What Anomalies do to Tests. Ledger: BCG-ANOM-1, table 3.5. */
public final class Anomalies {

    private Anomalies() {}

    public static EdgeCount of(Body body, TestCall call, PilotAttribute attribute) {
        if (body.person().traits().isEmpty()) {
            return EdgeCount.NONE;
        }
        return EdgeCount.NONE
                .worse("Cyborg", body.has(TraitId.CYBORG) && coldly(call, attribute) ? 1 : 0)
                .worse("Nightmare", body.has(TraitId.NIGHTMARE) && kindly(call, attribute) ? 1 : 0)
                .worse("Technobane", body.has(TraitId.TECHNOBANE) && technical(body, call) ? 1 : 0)
                .better("Wild", body.has(TraitId.WILD) && atHome(call, attribute) ? 1 : 0)
                .worse("Wild", body.has(TraitId.WILD) && estranged(call, attribute) ? 1 : 0);
    }

    private static boolean coldly(TestCall call, PilotAttribute attribute) {
        boolean reading = call.is(Circumstance.DIPLOMACY) || call.is(Circumstance.DECEPTION);
        return attribute == PilotAttribute.CHARM || attribute == PilotAttribute.AWARENESS && reading;
    }

    private static boolean kindly(TestCall call, PilotAttribute attribute) {
        return attribute == PilotAttribute.CHARM && !call.is(Circumstance.FRIGHTENING);
    }

    private static boolean technical(Body body, TestCall call) {
        return call.uses(SkillId.ELECTRONICS) || call.uses(SkillId.VEHICLES) || TestEquipment.isInvolved(body, call);
    }

    /** Ledger: BCG-AMB-16. */
    private static boolean atHome(TestCall call, PilotAttribute attribute) {
        boolean wild = call.is(Circumstance.IN_THE_WILD)
                && (attribute == PilotAttribute.AWARENESS || call.uses(SkillId.SURVIVAL));
        return wild || animals(call);
    }

    private static boolean estranged(TestCall call, PilotAttribute attribute) {
        boolean booked = attribute == PilotAttribute.INTELLECT || attribute == PilotAttribute.RESOURCES;
        boolean survival = call.uses(SkillId.SURVIVAL) && call.is(Circumstance.IN_THE_WILD);
        return booked && !survival && !animals(call);
    }

    private static boolean animals(TestCall call) {
        return call.is(Circumstance.ANIMALS) || call.is(Circumstance.FRIENDLY_ANIMALS);
    }
}
