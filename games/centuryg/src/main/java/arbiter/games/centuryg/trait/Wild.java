package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.TestCall;

/** At home in the wild and among animals, a stranger to books and money. Ledger: wild, BCG-AMB-16. */
public record Wild() implements PersonTrait {

    @Override
    public EdgeCount sway(EdgeCount sway, Body body, TestCall call, PilotAttribute attribute, TraitInUse own) {
        return sway.better(own.entry().name(), isAtHome(call, attribute) ? 1 : 0)
                .worse(own.entry().name(), isEstranged(call, attribute) ? 1 : 0);
    }

    private static boolean isAtHome(TestCall call, PilotAttribute attribute) {
        boolean wild = call.is(Circumstance.IN_THE_WILD)
                && (attribute == PilotAttribute.AWARENESS || call.uses(SkillId.SURVIVAL));
        return wild || isWithAnimals(call);
    }

    private static boolean isEstranged(TestCall call, PilotAttribute attribute) {
        boolean booked = attribute == PilotAttribute.INTELLECT || attribute == PilotAttribute.RESOURCES;
        boolean survival = call.uses(SkillId.SURVIVAL) && call.is(Circumstance.IN_THE_WILD);
        return booked && !survival && !isWithAnimals(call);
    }

    private static boolean isWithAnimals(TestCall call) {
        return call.is(Circumstance.ANIMALS) || call.is(Circumstance.FRIENDLY_ANIMALS);
    }
}
