package arbiter.games.capital.wild;

import arbiter.games.capital.attack.AttackRolled;
import arbiter.games.capital.calls.Rested;
import arbiter.games.capital.check.CheckRolled;
import arbiter.games.capital.check.PrestigeSpent;
import arbiter.games.capital.damage.ShellDamaged;
import arbiter.games.capital.damage.Wounded;
import arbiter.games.capital.gear.BandageUsed;
import arbiter.games.capital.gear.DayPassed;
import arbiter.games.capital.gear.HandsChanged;
import arbiter.games.capital.gear.LightSwitched;
import arbiter.games.capital.gear.PlasmaLaunched;
import arbiter.games.capital.gear.ScanStarted;
import arbiter.games.capital.move.MoveMeasured;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.SignatureKind;
import arbiter.games.capital.trait.NaturalAttack;
import arbiter.games.capital.turn.InitiativeRolled;
import arbiter.games.capital.turn.TurnBegan;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.CautionPaid;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import java.util.Optional;
import java.util.function.Predicate;

/** Counts how often every entry of the content was used, by what was chosen and what the log tells. */
final class Tally implements Notebook.Witness<CapitalState> {

    private final Uses uses;

    Tally(Uses uses) {
        this.uses = uses;
    }

    private void count(String id) {
        uses.count(id);
    }

    /** Counts those of a unit's Abilities that this is a use of; versions of one Ability are told apart by who has it. */
    private void ability(Combatant unit, Predicate<Acquired> used) {
        for (Acquired acquired : unit.profile().abilities()) {
            if (used.test(acquired)) {
                count(acquired.ability().id());
            }
        }
    }

    @Override
    public void threw(String label) {
        if (label.equals("repair.die")) {
            count("tinkerer");
        }
    }

    @Override
    public void chose(CapitalState state, Request<?> request, Option option) {
        if (option.declines() || request.decider().isGamemaster()) {
            return;
        }
        Combatant unit = state.unit(request.decider().id());
        ability(unit, acquired -> Signs.chosen(acquired.ability().id(), request.label(), option.id()));
        String[] parts = option.id().split(":");
        if (parts.length > 1 && Signs.BY_VEHICLE.contains(parts[0])) {
            machine(state.unit(parts[1]), parts[0] + (parts.length > 2 ? " " + parts[2] : ""));
        }
    }

    private void machine(Combatant vehicle, String action) {
        count(vehicle.vehicle().vehicle().id());
        count(vehicle.vehicle().vehicle().id() + " " + action);
    }

    @Override
    public void happened(CapitalState state, Event<CapitalState> event, String line) {
        if (event instanceof AttackRolled attack) {
            attacked(state, state.unit(attack.attacker()), attack);
            defended(state.unit(attack.target()), line.substring(line.indexOf(" against ")));
        } else if (event instanceof CheckRolled check) {
            checked(state.unit(check.unit()), line);
        } else if (event instanceof InitiativeRolled rolled) {
            checked(state.unit(rolled.unit()), line);
        } else if (event instanceof Wounded wounded) {
            ability(state.unit(wounded.unit()), acquired -> is(acquired, "healthy"));
        } else if (event instanceof CautionPaid paid) {
            ability(state.unit(paid.unit()), acquired -> is(acquired, "cautious"));
        } else if (event instanceof ShellDamaged) {
            count("cybernetic-shell");
        } else if (event instanceof MoveMeasured measured && line.contains(" quick")) {
            ability(state.unit(measured.unit()), acquired -> is(acquired, "quick"));
        } else if (event instanceof PlasmaLaunched) {
            count("plasma-cannon");
        } else {
            thing(state, event);
        }
    }

    private void thing(CapitalState state, Event<CapitalState> event) {
        if (event instanceof BandageUsed used) {
            count(item(state, used.unit(), used.item()));
        } else if (event instanceof LightSwitched switched) {
            count(item(state, switched.unit(), switched.item()));
        } else if (event instanceof ScanStarted) {
            count("mgs");
        } else if (event instanceof HandsChanged changed) {
            held(state.unit(changed.unit()));
        } else if (event instanceof Rested rested) {
            count(rested.rest().id());
        } else if (event instanceof PrestigeSpent spent) {
            count(spent.power());
        } else if (event instanceof DayPassed) {
            count("a day");
        } else if (event instanceof TurnBegan began) {
            begun(state.unit(began.unit()));
        }
    }

    /** What units are under. */
    @Override
    public void stands(CapitalState state) {
        state.units().forEach(unit -> Signs.statuses(unit).forEach(this::count));
    }

    private void begun(Combatant unit) {
        if (unit.profile().signature().equals(Optional.of(SignatureKind.AUGMENTATION))) {
            count("augmentation");
        }
    }

    private static String item(CapitalState state, String unit, int item) {
        return state.unit(unit).profile().items().get(item).item().id();
    }

    private void held(Combatant unit) {
        int hands = 0;
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            hands += unit.holds(i) ? unit.profile().weapons().get(i).weapon().hands() : 0;
        }
        for (int i = 0; i < unit.profile().items().size(); i++) {
            Carried carried = unit.profile().items().get(i);
            if (unit.hands().holdsItem(i)) {
                hands += carried.item().hands();
                count(carried.item().id());
            }
        }
        if (hands > 2) {
            count("extra-limb");
        }
    }

    private void attacked(CapitalState state, Combatant unit, AttackRolled attack) {
        unit.riding()
                .map(seat -> state.unit(seat.vehicle()))
                .ifPresent(vehicle -> count(vehicle.vehicle().vehicle().id() + " " + attack.means()));
        for (Armed armed : unit.profile().weapons()) {
            if (attack.means().startsWith(armed.weapon().name())) {
                count(armed.weapon().id());
                break;
            }
        }
        Optional.ofNullable(Signs.COMPANIONS.get(attack.means())).ifPresent(this::count);
        ability(
                unit,
                acquired -> acquired.ability()
                        .trait(NaturalAttack.class)
                        .filter(natural -> natural.attack().name().equals(attack.means()))
                        .isPresent());
        ability(unit, acquired -> is(acquired, "attribute-bonus"));
    }

    private void defended(Combatant unit, String roll) {
        if (roll.contains(" armour")) {
            ability(unit, acquired -> acquired.ability().id().startsWith("natural-armour"));
            unit.profile().items().stream()
                    .map(Carried::item)
                    .filter(item -> item.id().equals("standard-armour"))
                    .forEach(item -> count(item.id()));
        }
    }

    private void checked(Combatant unit, String line) {
        ability(unit, acquired -> is(acquired, "urgency") && line.contains(" Urgency"));
        ability(unit, acquired -> is(acquired, "certitude") && line.contains(" Certitude"));
        ability(unit, acquired -> is(acquired, "telepath-awakening") && line.contains("sending a word"));
        if (line.contains("mending")) {
            count("toolkit");
        }
    }

    private static boolean is(Acquired acquired, String id) {
        return acquired.ability().id().equals(id);
    }
}
