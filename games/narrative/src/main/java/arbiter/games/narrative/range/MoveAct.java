package arbiter.games.narrative.range;

import arbiter.games.narrative.maneuver.AimManeuver;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** One step between bands as a maneuver. Ledger: NAR-MAN-8. */
public record MoveAct(MoveStep step) implements NarrativeAct {

    @Override
    public String id() {
        return "move:" + step.id();
    }

    @Override
    public String text() {
        return step.text();
    }

    @Override
    public Price price() {
        return Price.MANEUVER;
    }

    @Override
    public Optional<Pointer> pointer() {
        return step.pointer();
    }

    @Override
    public List<Cost> costs() {
        return step.costs();
    }

    @Override
    public List<String> area() {
        return step.area();
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        AimManeuver.lose(play, one); // NAR-MAN-13
        Movement.resolve(play, one, step);
    }
}
