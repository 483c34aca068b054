package arbiter.games.capital;

import arbiter.games.capital.move.Position;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Rerolls;
import arbiter.games.capital.sheet.Scores;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Story;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.space.plane.Base;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Puts vehicles, their crews and Companions on the table. */
public final class UnitSetup {

    private static final int MILLIMETRES = 1000;
    private static final int VEHICLE_LEVEL = 1;
    private static final int HOVERING = 1000;

    private UnitSetup() {}

    /** An empty vehicle with full Energy and Ammo. Ledger: CAP-VEH-1, CAP-AMB-23. */
    public static Combatant vehicle(
            String id, String name, String side, VehicleProfile vehicle, Point at, Facing facing, TableRules rules) {
        Base base = Base.at(at, diameter(vehicle.vehicle().size()));
        Combatant unit = new Combatant(id, name, side, profile(vehicle, rules), base, rules);
        VehicleCrew.man(unit, Optional.empty());
        VehicleCrew.face(unit, facing);
        return unit;
    }

    /** Under the name of its profile. */
    public static Combatant vehicle(String id, String side, VehicleProfile vehicle, Point at, Facing facing) {
        return vehicle(id, vehicle.name(), side, vehicle, at, facing, TableRules.STANDARD);
    }

    /** The same at a table with rulings of its own. */
    public static Combatant vehicle(
            String id, String side, VehicleProfile vehicle, Point at, Facing facing, TableRules rules) {
        return vehicle(id, vehicle.name(), side, vehicle, at, facing, rules);
    }

    /** The Signature Vehicle of somebody, under the name they gave it. */
    public static Combatant vehicle(String id, Combatant owner, Point at, Facing facing) {
        return vehicle(id, signature(owner).name(), owner, at, facing, TableRules.STANDARD);
    }

    /** The Signature Vehicle of somebody. */
    public static Combatant vehicle(
            String id, String name, Combatant owner, Point at, Facing facing, TableRules rules) {
        Combatant unit = vehicle(id, name, owner.side(), signature(owner), at, facing, rules);
        VehicleCrew.man(unit, Optional.of(owner.id()));
        VehicleCrew.face(unit, facing);
        return unit;
    }

    private static VehicleProfile signature(Combatant owner) {
        return owner.profile()
                .vehicle()
                .orElseThrow(() -> new IllegalArgumentException(owner.name() + " has no Signature Vehicle"));
    }

    /** Puts a unit somewhere before the fight begins. */
    public static void put(Combatant unit, Point at) {
        Position.move(unit, unit.base().movedTo(at));
    }

    /** Turns a vehicle before the fight begins. Ledger: CAP-AMB-147. */
    public static void face(Combatant vehicle, Facing facing) {
        VehicleCrew.face(vehicle, facing);
    }

    /** Puts somebody who flies so many millimetres up before the fight begins. */
    public static void lift(Combatant unit, int altitude) {
        Position.move(unit, unit.base().risenTo(altitude));
    }

    /** Seats somebody before the fight begins. */
    public static void seat(Combatant unit, Combatant vehicle, boolean operates) {
        VehicleCrew.seat(unit, vehicle, operates);
        Position.move(
                unit,
                unit.base()
                        .movedTo(vehicle.base().centre())
                        .risenTo(vehicle.base().altitude()));
    }

    /** The Companion of somebody, under the name they gave it. */
    public static Combatant companion(String id, Combatant owner, Point at) {
        return companion(id, owner.profile().companion().map(Profile::name).orElse(id), owner, at);
    }

    /** The Companion of somebody; one that hovers starts a metre up. Ledger: CAP-SIG-6, CAP-AMB-38. */
    public static Combatant companion(String id, String name, Combatant owner, Point at) {
        Profile profile = owner.profile()
                .companion()
                .orElseThrow(() -> new IllegalArgumentException(owner.name() + " has no Companion"));
        Base base = new Base(at, diameter(profile.size()), profile.is(UnitTag.HOVERS) ? HOVERING : 0);
        Combatant unit = new Combatant(id, name, owner.side(), profile, base);
        CompanionBond.tie(unit, owner.id());
        return unit;
    }

    private static int diameter(Size size) {
        return (int) (size.diameter() * MILLIMETRES);
    }

    /** No Scores and no Bones of its own; vehicles of a kind share their profile. Ledger: CAP-AMB-24, CAP-AMB-26. */
    private static Profile profile(VehicleProfile profile, TableRules rules) {
        Vehicle vehicle = profile.vehicle();
        return new Profile(
                vehicle.name(),
                VEHICLE_LEVEL,
                Optional.empty(),
                vehicle.size(),
                EnumSet.of(UnitTag.VEHICLE),
                Scores.of(attribute -> 0),
                rules.maxima(vehicle),
                0,
                false,
                0,
                0,
                Rerolls.of(List.of()),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Story.NONE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(profile));
    }
}
