package arbiter.games.centuryg.setup;

import arbiter.content.Problems;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.rulebook.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes Units of whoever is put on the table. A sheet stands even if not everything about it is legal. */
final class UnitFactory {

    private static final List<String> LAYERS = List.of("layer-1", "layer-2", "layer-3");
    private static final List<String> VALUES =
            List.of("threshold", "energy", "gp", "initiative", "layer-1", "layer-2", "layer-3");
    private static final int MANY = 99;

    private final Handbook book;
    private final Problems problems;
    /** Which Unit came from which file, so that partners find each other. Ledger: BCG-COMB-1. */
    private final Map<String, String> partners;

    private final List<Machine> minions = new ArrayList<>();

    UnitFactory(Handbook book, Problems problems, Map<String, String> partners) {
        this.book = book;
        this.problems = problems;
        this.partners = partners;
    }

    /** A Mecha, with whoever is in it; without a Zone it takes one before the fight. */
    Optional<Fighter> unit(Placement unit, Build build, OptionalInt zone) {
        unit.onlyNow(VALUES);
        Sheet sheet = Sheet.of(build, book);
        if (sheet.machine().isEmpty()) {
            problems.add(unit.node().place(), build.name() + " has no Mecha to fight an Operation with");
            return Optional.empty();
        }
        String name = unit.name().orElse(build.name());
        Machine mecha = known(sheet.machine().get());
        Fighter fighter = sheet.person().isPresent()
                ? new Fighter(
                        unit.id(), name, unit.side(), mecha, sheet.person().get(), zone.orElse(0))
                : new Fighter(unit.id(), name, unit.side(), mecha, zone.orElse(0));
        if (zone.isEmpty()) {
            Position.unplace(fighter);
        }
        UnitCondition.open(fighter, unit.now("threshold", 0, fighter.fullPoints()));
        int energy = fighter.rank(Attribute.ENERGY);
        unit.now("energy", 0, energy).ifPresent(left -> Supplies.setEnergy(fighter, left, energy));
        pilotValues(unit, fighter);
        return Optional.of(fighter);
    }

    /** Somebody without a machine. Ledger: BCG-MATCH-1, BCG-AMB-52. */
    Optional<Fighter> onFoot(Placement unit, Build build, int zone) {
        unit.onlyNow(VALUES);
        Optional<Person> person = Sheet.of(build, book).person();
        if (person.isEmpty()) {
            problems.add(unit.node().place(), build.name() + " has nobody in it who could go on foot");
            return Optional.empty();
        }
        Fighter fighter = Fighter.onFoot(unit.id(), unit.name().orElse(build.name()), unit.side(), person.get(), zone);
        UnitCondition.open(fighter, OptionalInt.empty());
        pilotValues(unit, fighter);
        return Optional.of(fighter);
    }

    private static void pilotValues(Placement unit, Fighter fighter) {
        unit.now("gp", 0, MANY).ifPresent(points -> GenrePoints.set(fighter, points));
        unit.now("initiative", 1, MANY).ifPresent(value -> TurnPlace.setInitiative(fighter, value));
        for (int i = 0; i < LAYERS.size() && fighter.hasBody(); i++) {
            int layer = i;
            unit.now(LAYERS.get(i), 0, fighter.body().rank(PilotAttribute.WILLPOWER))
                    .ifPresent(points -> Body.setLayer(fighter, layer, points));
        }
    }

    /** What the Bosses here can send. Ledger: we-are-many. */
    List<Machine> minions() {
        return minions;
    }

    /** Files name partners and minions by ids; at the table these are Units and designs. */
    private Machine known(Machine machine) {
        List<Fitted> upgrades = new ArrayList<>();
        for (Fitted fitted : machine.upgrades()) {
            Optional<Machine> minion = fitted.upgrade()
                            .choice()
                            .filter(choice -> choice == Choosing.GRUNT)
                            .isPresent()
                    ? book.enemy(fitted.choice())
                            .flatMap(build -> Sheet.of(build, book).machine())
                    : Optional.empty();
            minion.ifPresent(minions::add);
            upgrades.add(minion.map(design -> new Fitted(fitted.upgrade(), fitted.area(), design.name()))
                    .orElse(fitted));
        }
        return machine.with(upgrades, machine.combination().map(this::renamed));
    }

    private Combination renamed(Combination joined) {
        return new Combination(
                joined.type(),
                joined.partners().stream()
                        .map(partner -> partners.getOrDefault(partner, partner))
                        .toList(),
                joined.lead().map(lead -> partners.getOrDefault(lead, lead)),
                joined.area());
    }
}
