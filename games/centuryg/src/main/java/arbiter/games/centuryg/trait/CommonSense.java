package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.unit.Announced;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** The gamemaster warns in private, or hints at what to do next. Ledger: common-sense. */
public record CommonSense() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    private static void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.EPISODE);
        play.emit(new Announced(fighter.id(), "is owed a warning or a hint by the gamemaster"));
    }
}
