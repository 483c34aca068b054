package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Patch;
import arbiter.games.centuryg.state.Phase;
import arbiter.games.centuryg.state.RoundBegan;
import arbiter.games.centuryg.state.Terrain;
import arbiter.games.centuryg.state.TerrainLaid;
import arbiter.games.centuryg.state.TurnBegan;
import arbiter.games.centuryg.state.TurnEnded;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.List;
import java.util.stream.Stream;

/** Commands for tests: whose Turn it is, how tense it is, what somebody does. */
final class Drill {

    private Drill() {}

    /** Lets so many Rounds begin, and with them the Tension rise. */
    static <P extends Play<CenturyState>> P tension(P play, int rounds) {
        for (int i = 0; i < rounds; i++) {
            play.emit(new RoundBegan());
        }
        return play;
    }

    static void turn(Play<CenturyState> play, String unit) {
        play.emit(new TurnBegan(unit));
    }

    static void turnOver(Play<CenturyState> play, String unit) {
        play.emit(new TurnEnded(unit));
    }

    static void ground(Play<CenturyState> play, Terrain terrain, String... zones) {
        for (String zone : zones) {
            play.emit(new TerrainLaid(new Patch(zone(zone), terrain, Clock.FIGHT)));
        }
    }

    static int zone(String text) {
        return Hangar.FIELD.zones().find(text).orElseThrow();
    }

    static String place(Fighter unit) {
        return Hangar.FIELD.zones().text(unit.zone());
    }

    /** What a Unit could do, by id; with each Weapon that is chosen afterwards. */
    static List<String> menu(Play<CenturyState> play, String unit) {
        return offered(play, unit).map(Option::id).toList();
    }

    private static Stream<Deed> offered(Play<CenturyState> play, String unit) {
        Fighter fighter = play.state().fighter(unit);
        return Acting.deeds(play.state(), fighter, fighter).stream()
                .flatMap(deed -> deed instanceof Tactic tactic ? tactic.ways().stream() : Stream.of(deed));
    }

    /** Whom one of the Actions on offer could be meant for. */
    static List<String> whom(Play<CenturyState> play, String unit, String deed) {
        return offered(play, unit)
                .filter(offered -> offered.id().equals(deed))
                .flatMap(offered -> offered.whom().stream())
                .toList();
    }

    /** Takes that Action, if it is offered. */
    static void act(Play<CenturyState> play, String unit, String deed) {
        offered(play, unit)
                .filter(offered -> offered.id().equals(deed))
                .findFirst()
                .orElseThrow(() -> new AssertionError(deed + " is not offered: " + menu(play, unit)))
                .resolve(play, play.state().fighter(unit));
    }

    /** Whether nothing shelters a Unit, or a Zone, from a shot out of that Zone. */
    static boolean clear(CenturyState state, Fighter shooter, int from, Fighter target) {
        boolean aloft = Footing.isAboveCover(state, target);
        Walls walls = aloft ? Cover.walls(state) : Cover.walls(state, shooter);
        return Cover.clear(state, walls, from, target.zone());
    }

    static boolean clear(CenturyState state, Fighter shooter, int from, int to) {
        return Cover.clear(state, Cover.walls(state, shooter), from, to);
    }

    /** Everybody rolls for a place in the order, one after the other. */
    static void rollOrder(Play<CenturyState> play) {
        while (play.state().phase() == Phase.INITIATIVE) {
            Initiative.resolve(play);
        }
    }
}
