package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** Halved values count in full for everybody near; reach is looked at when it is called. Ledger: mind-over-matter, BCG-AMB-46. */
public record MindOverMatter(int zones, int rounds) implements PowerTrait {

    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        if (!state.has(Mark.Kind.FULL_VALUES, ActingPilot.body(state, owner))) {
            answers.add(power.answer(
                    state,
                    owner,
                    () -> "halved values count in full for " + Powers.rounds(rounds),
                    play -> restore(play, owner)));
        }
    }

    private void restore(Play<CenturyState> play, Fighter owner) {
        CenturyState state = play.state();
        for (Fighter unit : state.units()) {
            if (unit.isFighting()
                    && !unit.crew().isAboard()
                    && !state.enemies(owner, unit)
                    && state.distance(owner, unit) <= zones) {
                Mark full = new Mark(Mark.Kind.FULL_VALUES, unit.id(), owner.id(), "", 1, state.rounds(owner, rounds));
                play.emit(new Marked(full, "is at full"));
            }
        }
    }

    /** For whoever is about to act weakened. */
    @Override
    public int worthUnasked(CenturyState state, Fighter owner, KnownPower power, TurnProspects prospects) {
        Fighter acting = prospects.unit();
        return !state.marks().isEmpty()
                        && state.has(Mark.Kind.HALF_MIGHT, acting)
                        && !state.has(Mark.Kind.FULL_VALUES, acting)
                        && owner.isOut()
                        && state.distance(acting, owner) <= zones
                ? 3
                : 0;
    }
}
