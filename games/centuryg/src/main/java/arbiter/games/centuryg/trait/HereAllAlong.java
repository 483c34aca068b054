package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** Comes into a Scene with a Test, as if there from the start. Ledger: i-was-here-all-along. */
public record HereAllAlong(int dn) implements PersonTrait {

    @Override
    public int worthAway() {
        return 2;
    }

    @Override
    public void offerAway(Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    /** Stealth or Deception, whichever is trained. */
    private void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.EPISODE);
        boolean hides = fighter.body().isTrained(SkillId.STEALTH, "");
        TestCall call = TestCall.of("having been here", hides ? PilotAttribute.FITNESS : PilotAttribute.CHARM)
                .with(hides ? SkillId.STEALTH : SkillId.DECEPTION)
                .against(dn);
        if (PilotRoll.resolve(play, fighter, call).passed()) {
            Arrivals.appear(play, fighter);
        }
    }
}
