package arbiter.games.centuryg;

import arbiter.games.centuryg.attack.AttackMenu;
import arbiter.games.centuryg.move.Footing;
import arbiter.games.centuryg.move.ZoneWalls;
import arbiter.games.centuryg.terrain.Cover;
import arbiter.games.centuryg.terrain.Ground.TerrainLaid;
import arbiter.games.centuryg.terrain.Patch;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.ActionPhase;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnEnded;
import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Gap;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.List;
import java.util.stream.Stream;

/** Commands for tests: whose Turn it is, how tense it is, what somebody does. */
public final class Drill {

    private Drill() {}

    /** Lets so many Rounds begin, and with them the Tension rise. */
    public static <P extends Play<CenturyState>> P tension(P play, int rounds) {
        for (int i = 0; i < rounds; i++) {
            play.emit(new RoundBegan());
        }
        return play;
    }

    public static void turn(Play<CenturyState> play, String unit) {
        play.emit(new TurnBegan(unit));
    }

    public static void turnOver(Play<CenturyState> play, String unit) {
        play.emit(new TurnEnded(unit));
    }

    public static void ground(Play<CenturyState> play, Terrain terrain, String... zones) {
        for (String zone : zones) {
            play.emit(new TerrainLaid(new Patch(zone(zone), terrain, Clock.FIGHT)));
        }
    }

    public static int zone(String text) {
        return Hangar.FIELD.zones().find(text).orElseThrow();
    }

    public static String place(Fighter unit) {
        return Hangar.FIELD.zones().text(unit.zone());
    }

    /** What a Unit could do, by id; with each Weapon that is chosen afterwards. */
    public static List<String> menu(Play<CenturyState> play, String unit) {
        return offered(play, unit).map(Option::id).toList();
    }

    private static Stream<CenturyAct> offered(Play<CenturyState> play, String unit) {
        Fighter fighter = play.state().unit(unit);
        return ActionPhase.deeds(play.state(), fighter, fighter).stream()
                .flatMap(deed -> deed instanceof AttackMenu tactic ? tactic.ways().stream() : Stream.of(deed));
    }

    /** Why one of the Actions on offer does not get at some Zones. */
    public static List<Gap> gaps(Play<CenturyState> play, String unit, String deed) {
        return offered(play, unit)
                .filter(offered -> offered.id().equals(deed))
                .flatMap(offered -> offered.gaps().stream())
                .toList();
    }

    /** Whom one of the Actions on offer could be meant for. */
    public static List<String> whom(Play<CenturyState> play, String unit, String deed) {
        return offered(play, unit)
                .filter(offered -> offered.id().equals(deed))
                .flatMap(offered -> offered.whom().stream())
                .toList();
    }

    /** Takes that Action, if it is offered. */
    public static void act(Play<CenturyState> play, String unit, String deed) {
        offered(play, unit)
                .filter(offered -> offered.id().equals(deed))
                .findFirst()
                .orElseThrow(() -> new AssertionError(deed + " is not offered: " + menu(play, unit)))
                .resolve(play, play.state().unit(unit));
    }

    /** Whether nothing shelters a Unit, or a Zone, from a shot out of that Zone. */
    public static boolean clear(CenturyState state, Fighter shooter, int from, Fighter target) {
        boolean aloft = Footing.isAboveCover(state, target);
        ZoneWalls walls = aloft ? Cover.walls(state) : Cover.walls(state, shooter);
        return Cover.clear(state, walls, from, target.zone());
    }

    public static boolean clear(CenturyState state, Fighter shooter, int from, int to) {
        return Cover.clear(state, Cover.walls(state, shooter), from, to);
    }

    /** Everybody rolls for a place in the order, one after the other. */
    public static void rollOrder(Play<CenturyState> play) {
        while (play.state().phase() == Phase.INITIATIVE) {
            Initiative.resolve(play);
        }
    }
}
