package arbiter.games.gladiators.move;

import arbiter.games.gladiators.ability.Effect;
import arbiter.games.gladiators.ability.IncomingEffect;
import arbiter.games.gladiators.ability.ProtectingAbility;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.PowerAtWork;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/**
 * The edges of Areas that protect against Solid: nobody but their owner crosses them, in or out, who has not damaged them
 * in the same turn. Ledger: GG-RES-5.
 */
public final class AreaEdges {

    /** Nothing stands in the way. */
    private static final AreaEdges NONE = new AreaEdges(List.of());

    private final List<PlacedArea> areas;

    private AreaEdges(List<PlacedArea> areas) {
        this.areas = areas;
    }

    /** Those that stop somebody now. */
    static AreaEdges around(GladiatorsState state, Gladiator unit) {
        List<PlacedArea> areas = new ArrayList<>();
        for (RunningPower running : of(state, unit)) {
            AreaInPlay.of(running).ifPresent(areas::add);
        }
        return areas.isEmpty() ? NONE : new AreaEdges(areas);
    }

    /** Every defence over an Area that would stop somebody. */
    public static List<RunningPower> of(GladiatorsState state, Gladiator unit) {
        List<RunningPower> found = new ArrayList<>();
        for (Gladiator owner : state.units()) {
            if (owner != unit && owner.atWork().reachesOthers()) {
                add(state, unit, owner, owner.atWork().activated(), found);
                add(state, unit, owner, owner.atWork().around(), found);
            }
        }
        return found;
    }

    private static void add(
            GladiatorsState state,
            Gladiator unit,
            Gladiator owner,
            List<PowerAtWork> powers,
            List<RunningPower> found) {
        for (PowerAtWork one : powers) {
            if (one.way().kind() instanceof ProtectingAbility && !(one.way().kind() instanceof Wall)) {
                RunningPower running = new RunningPower(owner, one.power(), one.way(), one.activation());
                if (AreaInPlay.of(running).isPresent()
                        && level(state, running, PowerType.SOLID) > 0
                        && !unit.turn().hasOpened(key(running))) {
                    found.add(running);
                }
            }
        }
    }

    /** The Level with which it withstands damage of that Type. */
    public static int level(GladiatorsState state, RunningPower running, PowerType type) {
        ProtectingAbility kind = (ProtectingAbility) running.kind();
        return kind.share(
                        running.way().form(), new IncomingEffect(Effect.DAMAGE, type, PowerSource.CONVENTIONAL, false))
                .of(running.level(state).total());
    }

    public static String key(RunningPower running) {
        return running.owner().id() + "/" + running.power().word();
    }

    /** Whether one cannot get from one spot to the next. */
    boolean part(Spot from, Spot to) {
        for (PlacedArea area : areas) {
            if (area.covers(from) != area.covers(to)) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return areas.isEmpty();
    }
}
