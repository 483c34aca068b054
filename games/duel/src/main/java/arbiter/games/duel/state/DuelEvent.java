package arbiter.games.duel.state;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Line;

/** Something that happened in a duel. Everybody sees it, except what is kept back in secret. */
public interface DuelEvent extends Event<DuelState> {

    @Override
    default Audience audience(DuelState state) {
        return Audience.EVERYONE;
    }

    /** A line that begins with a fighter's name. */
    static Line.Builder tell(DuelState state, String fighter) {
        return Line.says().unit(fighter, state.fighter(fighter).name());
    }
}
