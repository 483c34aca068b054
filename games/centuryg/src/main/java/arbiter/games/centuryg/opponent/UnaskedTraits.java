package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.trait.ElusiveForm;
import arbiter.games.centuryg.trait.FlightPack;
import arbiter.games.centuryg.trait.HereAllAlong;
import arbiter.games.centuryg.trait.JackOfAllTrades;
import arbiter.games.centuryg.trait.Leadership;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.SpectralBody;
import arbiter.games.centuryg.trait.Technobane;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What people on foot call upon without being asked, before somebody of theirs acts. Ledger: tables 3.3 to 3.5. */
final class UnaskedTraits {

    private UnaskedTraits() {}

    static Optional<Call> pick(CenturyState state, Fighter acting, Supplier<List<Call>> offered) {
        Optional<String> own = own(state, acting);
        if (own.isPresent()) {
            return find(offered.get(), own.get());
        }
        List<Fighter> fighters = state.units();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.fate() == UnitFate.AWAY && other.isOnFoot() && !state.enemies(acting, other)) {
                Optional<Call> arrival = arrival(other, offered);
                if (arrival.isPresent()) {
                    return arrival;
                }
            }
        }
        return Optional.empty();
    }

    /** What the acting person has use for just now. */
    private static Optional<String> own(CenturyState state, Fighter unit) {
        if (unit.body().person().traits().isEmpty() && unit.body().gear().isEmpty()) {
            return Optional.empty();
        }
        if (isReady(unit, Leadership.class) && unit.body().person().level() > 0 && hasFriend(state, unit)) {
            return id(unit, Leadership.class);
        }
        if (isReady(unit, JackOfAllTrades.class) && !unit.body().isTrained(SkillId.COMBAT, "")) {
            return id(unit, JackOfAllTrades.class);
        }
        if (isReady(unit, Technobane.class) && faces(state, unit, true)) {
            return id(unit, Technobane.class);
        }
        if (isReady(unit, SpectralBody.class) && unit.body().layersLost() > 0 && faces(state, unit, false)) {
            return id(unit, SpectralBody.class);
        }
        boolean stuck = state.ground().count(unit.zone(), Terrain.DIFFICULT) > 0;
        return stuck ? id(unit, FlightPack.class) : Optional.empty();
    }

    private static boolean isReady(Fighter unit, Class<? extends PersonTrait> effect) {
        return TraitUses.ready(unit, effect).isPresent();
    }

    /** The id of the call that does this, if there is one. */
    static Optional<String> id(Fighter unit, Class<? extends PersonTrait> effect) {
        return TraitUses.ready(unit, effect).map(own -> own.id() + ":" + unit.id());
    }

    private static boolean hasFriend(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (other != unit && other.hasBody() && FootAllyValue.isFriend(state, unit, other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an Enemy is here; behind a Proxy, if that is asked for. */
    private static boolean faces(CenturyState state, Fighter unit, boolean behindProxy) {
        for (Fighter other : state.units()) {
            if (other.isFighting()
                    && other.isOnFoot()
                    && other.zone() == unit.zone()
                    && state.enemies(unit, other)
                    && (!behindProxy || PlotArmor.guarded(other.body()) > 0)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Call> arrival(Fighter away, Supplier<List<Call>> offered) {
        return id(away, HereAllAlong.class)
                .or(() -> id(away, ElusiveForm.class))
                .flatMap(id -> find(offered.get(), id));
    }

    static Optional<Call> find(List<Call> calls, String id) {
        for (Call call : calls) {
            if (call.option().id().equals(id)) {
                return Optional.of(call);
            }
        }
        return Optional.empty();
    }
}
