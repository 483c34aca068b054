package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Size;
import arbiter.games.capital.sheet.Unit;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.unit.TableRules;
import arbiter.rulebook.Placement;
import arbiter.space.plane.Base;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes whoever is put on the table: people, adversaries, vehicles, and what somebody brings along. */
final class UnitFactory {

    private static final int MILLIMETRES = 1000;
    /** Until the unit is put where the file says. */
    private static final Point NOWHERE = Point.metres(0, 0);

    private final Handbook book;
    private final TableRules rules;
    private final Problems problems;

    UnitFactory(Handbook book, TableRules rules, Problems problems) {
        this.book = book;
        this.rules = rules;
        this.problems = problems;
    }

    /** A character's totals stand even if not everything about it is legal; nobody is turned away from a table. */
    Combatant unit(Placement written, Unit unit) {
        if (unit instanceof Vehicle vehicle) {
            return UnitSetup.vehicle(
                    written.id(),
                    written.name().orElse(vehicle.name()),
                    written.side(),
                    VehicleProfile.of(vehicle),
                    NOWHERE,
                    Facing.NORTH,
                    rules);
        }
        Profile profile = unit instanceof Build build
                ? CharacterSheet.of(build, book).profile()
                : adversary((Adversary) unit).profile(book);
        return new Combatant(
                written.id(),
                written.name().orElse(profile.name()),
                written.side(),
                profile,
                Base.at(NOWHERE, diameter(profile.size())));
    }

    /** The vehicle or Companion that is somebody's Signature. Ledger: CAP-SIG-1. */
    Optional<Combatant> signature(Placement written, Combatant owner) {
        Node of = written.of().orElseThrow();
        if (written.namesSide() && !written.side().equals(owner.side())) {
            problems.add(of.place(), "what " + owner.name() + " brings along is on side '" + owner.side() + "' too");
            return Optional.empty();
        }
        Optional<VehicleProfile> vehicle =
                owner.isVehicle() ? Optional.empty() : owner.profile().vehicle();
        if (vehicle.isPresent()) {
            String name = written.name().orElse(vehicle.get().name());
            return Optional.of(UnitSetup.vehicle(written.id(), name, owner, NOWHERE, Facing.NORTH, rules));
        }
        if (owner.profile().companion().isPresent()) {
            String name =
                    written.name().orElse(owner.profile().companion().get().name());
            return Optional.of(UnitSetup.companion(written.id(), name, owner, NOWHERE));
        }
        problems.add(of.place(), owner.name() + " has no vehicle and no Companion as a Signature");
        return Optional.empty();
    }

    private static int diameter(Size size) {
        return (int) Math.round(size.diameter() * MILLIMETRES);
    }

    /** Ledger: CAP-AMB-70. */
    private Adversary adversary(Adversary unit) {
        if (!rules.has(HouseRule.BONES_FOR_ALL)) {
            return unit;
        }
        return new Adversary(
                unit.id(),
                unit.name(),
                unit.level(),
                unit.size(),
                unit.tags(),
                unit.scores(),
                unit.hitPoints(),
                OptionalInt.of(unit.bones().orElse(unit.scores().get(Attribute.FTD))),
                unit.energy(),
                unit.armour(),
                unit.trainings(),
                unit.weapons(),
                unit.items(),
                unit.attacks(),
                unit.abilities(),
                unit.bossfight(),
                unit.text());
    }
}
