package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** Nothing can hurt for three Rounds. Ledger: spectral-body. */
public record SpectralBody() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter boss, TraitInUse own, List<Call> calls) {
        TraitCalls.add(boss, own, play -> resolve(play, boss, own), calls);
    }

    private static void resolve(Play<CenturyState> play, Fighter boss, TraitInUse own) {
        TraitUses.use(play, boss, own, Period.EPISODE);
        String clock = play.state().acting().map(Fighter::id).orElse(boss.id());
        Mark mark = Mark.own(Mark.Kind.INTANGIBLE, boss, 1, Clock.rounds(clock, 3));
        play.emit(new Marked(mark, "is like a ghost for three Rounds"));
    }

    @Override
    public int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return person.body().layersLost() > 0 && facesEnemy(state, person) ? 2 : 0;
    }

    private static boolean facesEnemy(CenturyState state, Fighter person) {
        for (Fighter other : state.units()) {
            if (TraitCalls.faces(state, person, other)) {
                return true;
            }
        }
        return false;
    }
}
