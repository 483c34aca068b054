package arbiter.games.centuryg.support;

import arbiter.games.centuryg.attack.AttackArea;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** What Supports have in common. Ledger: table 3.11. */
final class SupportEffects {

    private SupportEffects() {}

    /** A friend that fights, oneself included. */
    static boolean isFriend(CenturyState state, Fighter unit, Fighter other) {
        return other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other);
    }

    static void mark(
            Play<CenturyState> play, Fighter by, Fighter on, Mark.Kind kind, int value, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, on.id(), by.id(), "", value, clock), words));
    }

    /** The source of a halving is the Unit and what it uses. Ledger: BCG-AMB-45. */
    static void halve(Play<CenturyState> play, Fighter by, Fighter on, Mark.Kind kind, Upgrade means, String words) {
        Mark mark = new Mark(
                kind, on.id(), by.id() + ":" + means.id(), "", 0, play.state().rounds(by, 1));
        play.emit(new Marked(mark, words + " for a Round"));
    }

    /** All Units there, the caller included, but for the Zones that Expert Support leaves out. */
    static List<Fighter> area(Play<CenturyState> play, Fighter unit, int zone, int radius) {
        CenturyState state = play.state();
        List<Fighter> struck = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (AttackArea.reaches(state, other) && Footprint.distance(state.field(), zone, other) <= radius) {
                struck.add(other);
            }
        }
        List<Integer> excluded = ExpertSupport.exclude(play, unit, struck);
        struck.removeIf(other -> excluded.contains(other.zone()));
        return struck;
    }
}
