package arbiter.games.capital.gear;

import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Scans tick with the durations at the start of a turn; what they find is told, or told by the gamemaster. */
public final class ScanResults {

    private static final int REACH = 100_000;

    private ScanResults() {}

    public static void resolve(Play<CapitalState> play, Combatant unit) {
        List<Scan> scans = unit.stocks().scans();
        if (scans.isEmpty() || !unit.present()) {
            return;
        }
        play.emit(new ScansWentOn(unit.id()));
        for (Scan scan : scans) {
            if (scan.turnsLeft() == 1) {
                play.emit(new Announced(unit.id(), answer(play.state(), unit, scan.kind())));
            }
        }
    }

    private static String answer(CapitalState state, Combatant unit, Scan.Kind kind) {
        return switch (kind) {
            case LIFE -> "'s scanner counts " + living(state, unit) + " living units within 100m";
            case CREW -> crew(state, unit);
            case ENERGY -> "'s scanner points at the nearest strong energy source within 100m: ask the gamemaster";
            case AIR -> "'s scanner knows the temperature and composition of the air: ask the gamemaster";
            case MATTER -> "'s scanner lists minerals and organic matter within 100m: ask the gamemaster";
        };
    }

    private static int living(CapitalState state, Combatant unit) {
        int living = 0;
        for (Combatant other : state.units()) {
            boolean alive = other.present()
                    && !other.profile().is(UnitTag.ROBOT)
                    && !other.profile().is(UnitTag.VEHICLE);
            living += alive && unit.base().within(other.base(), REACH) ? 1 : 0;
        }
        return living;
    }

    private static String crew(CapitalState state, Combatant unit) {
        for (String id : unit.stocks().crewList()) {
            Combatant other = state.unit(id);
            if (unit.base().within(other.base(), REACH)) {
                return "'s scanner points at " + other.name() + ", at "
                        + other.base().centre();
            }
        }
        return "'s scanner finds nobody of the crew within 100m";
    }
}
