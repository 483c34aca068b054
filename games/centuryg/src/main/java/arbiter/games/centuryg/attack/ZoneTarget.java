package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.weapon.WeaponInUse;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Refused;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** A Zone as the target of an area. Ledger: BCG-ABIL-4, BCG-TRB-13. */
public record ZoneTarget(int zone, String id, String text, Supplier<List<String>> around) implements Option {

    public static ZoneTarget of(CenturyState state, int zone) {
        return of(state, zone, List::of);
    }

    /** A Zone, and those that would be struck with it. */
    public static ZoneTarget of(CenturyState state, int zone, Supplier<List<String>> around) {
        return new ZoneTarget(
                zone, state.field().text(zone), "The Zone " + state.field().name(zone), around);
    }

    /** A Zone where somebody may begin. */
    public static ZoneTarget toBegin(CenturyState state, int zone) {
        return new ZoneTarget(
                zone, state.field().text(zone), "Begin at " + state.field().name(zone), List::of);
    }

    /** Any Zone that somebody writes, if the Weapon can be aimed there. */
    static Option read(CenturyState state, Targets targets, WeaponInUse wield, String text) {
        return read(state, wield, text, zone -> targets.canName(wield, zone));
    }

    /** The same for taking aim, with the Range that an aimed Weapon has. Ledger: BCG-AMB-64. */
    static Option aim(CenturyState state, Targets targets, WeaponInUse wield, String text) {
        return read(state, wield, text, zone -> targets.canAim(wield, zone));
    }

    private static Option read(CenturyState state, WeaponInUse wield, String text, IntPredicate reaches) {
        int zone = state.field().zones().find(text).orElseThrow(() -> new Refused("there is no Zone " + text));
        if (!reaches.test(zone)) {
            throw new Refused("the " + wield.weapon().name() + " cannot be aimed at " + text);
        }
        return of(state, zone);
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(id));
    }

    @Override
    public List<String> area() {
        return around.get();
    }
}
