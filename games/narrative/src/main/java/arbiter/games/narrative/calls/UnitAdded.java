package arbiter.games.narrative.calls;

import arbiter.games.narrative.range.RangeBands;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.turn.EncounterCourse;
import arbiter.games.narrative.unit.NarrativeEvent;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Line;
import arbiter.space.band.Band;
import arbiter.tabletop.unit.Emblem;
import java.util.List;
import java.util.Optional;

/**
 * Somebody comes to the encounter, at a band from everybody who is there or nearer to some, and rolls for a slot next.
 * Ledger: NAR-INIT-7, NAR-MOVE-5.
 */
public record UnitAdded(
        String unit,
        String name,
        String side,
        Profile profile,
        Band band,
        List<Distance> near,
        boolean hidden,
        Optional<Emblem> emblem)
        implements NarrativeEvent {

    public UnitAdded {
        near = List.copyOf(near);
    }

    @Override
    public void apply(NarrativeState state) {
        Participant newcomer = new Participant(unit, name, side, profile);
        newcomer.hide(hidden);
        newcomer.bear(emblem);
        state.join(newcomer);
        RangeBands.join(state, band);
        for (Distance one : near) {
            RangeBands.move(state, state.unit(unit), state.unit(one.unit()), one.band());
        }
        EncounterCourse.arrive(state, newcomer);
    }

    @Override
    public Line line(NarrativeState state) {
        return tell(state, unit, " comes to the encounter");
    }
}
