package arbiter.games.capital;

import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.ability.PowerPlay.HindranceEnded;
import arbiter.games.capital.ability.PowerPlay.PowerPlayHindrances;
import arbiter.games.capital.calls.ConditionSet;
import arbiter.games.capital.calls.CounterSet;
import arbiter.games.capital.calls.CounterSet.Counter;
import arbiter.games.capital.calls.TauntSet;
import arbiter.games.capital.damage.ShellEntered;
import arbiter.games.capital.damage.ShellLeft;
import arbiter.games.capital.damage.TauntEnded;
import arbiter.games.capital.grapple.GrappleEnded;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.turn.CommandsCut;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.Deployed;
import arbiter.kernel.Event;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** The conditions a gamemaster can give to a unit or take from it. Ledger: CAP-GEN-1. */
final class ConditionEdits {

    private static final String NOBODY = "nobody";
    private static final int MOST = 20;
    /** The third one becomes Energy at once. */
    private static final int MOST_CLARITY = 2;

    private final CapitalState state;
    private final Combatant unit;
    private final List<Field.Value> conditions = new ArrayList<>();
    private final Map<String, Function<EditValues, Event<CapitalState>>> events = new LinkedHashMap<>();

    private ConditionEdits(CapitalState state, Combatant unit) {
        this.state = state;
        this.unit = unit;
    }

    /** Nothing for units that have none. */
    static Optional<Edit<CapitalState>> edit(CapitalState state, Combatant unit) {
        ConditionEdits found = new ConditionEdits(state, unit);
        if (unit.isVehicle()) {
            found.vehicle();
        } else if (unit.present()) {
            found.person();
        }
        return found.conditions.isEmpty()
                ? Optional.empty()
                : Optional.of(new Edit<>(
                        "set-condition",
                        "Set a condition",
                        List.of(new Field.Choice("condition", "Condition", found.conditions)),
                        values -> found.events.get(values.choice("condition")).apply(values)));
    }

    private void vehicle() {
        String id = unit.id();
        if (unit.vehicle().vehicle().actions().stream().anyMatch(VehicleAction.Deploy.class::isInstance)) {
            holds("deployed", unit.crew().deployed(), on -> new Deployed(id, on));
        }
    }

    private void person() {
        String id = unit.id();
        holds("prone", unit.isProne(), on -> new ConditionSet(id, ConditionSet.Which.PRONE, on));
        holds("chilled", unit.isChilled(), on -> new ConditionSet(id, ConditionSet.Which.CHILLED, on));
        holds("poisoned", unit.isPoisoned(), on -> new ConditionSet(id, ConditionSet.Which.POISONED, on));
        holds("focus", unit.isFocused(), on -> new ConditionSet(id, ConditionSet.Which.FOCUSED, on));
        by("taunted", unit.tauntedBy(), other -> true, by -> new TauntSet(id, by), new TauntEnded(id));
        by("grappled", unit.grappledBy(), this::mayHold, by -> new Grappled(by, id), new GrappleEnded(id));
        for (Hindrance.Kind kind : Hindrance.Kind.values()) {
            hampered(kind);
        }
        count("overwatch", Counter.OVERWATCH, MOST);
        count("attack-counters", Counter.ATTACK_COUNTERS, MOST);
        count("lockdown-counters", Counter.LOCKDOWN, MOST);
        count("overflow", Counter.OVERFLOW, MOST);
        count("clarity", Counter.CLARITY, MOST_CLARITY);
        count("pep-talk", Counter.PEP_TALK, MOST);
        count("sanctuary", Counter.SANCTUARY, MOST);
        unit.bond().ifPresent(bond -> holds("cut-off", bond.cutOff(), on -> new CommandsCut(id, on)));
        if (unit.profile().shell().isPresent() && unit.powerArmour().hp() > 0) {
            holds("in-armour", unit.isInShell(), on -> on ? new ShellEntered(id) : new ShellLeft(id));
        }
    }

    /** Whoever is in contact and not held by the unit itself. */
    private boolean mayHold(Combatant other) {
        return !other.isVehicle()
                && other.present()
                && state.touching(other, unit)
                && unit.grappling().filter(other.id()::equals).isEmpty();
    }

    /** Something that is so or not. */
    private void holds(String condition, boolean now, Function<Boolean, Event<CapitalState>> event) {
        add(condition, now, new Field.Switch("on", "It holds", now), values -> event.apply(values.on("on")));
    }

    /** Something that another unit does to it, or nobody. */
    private void by(
            String condition,
            Optional<String> now,
            Predicate<Combatant> possible,
            Function<String, Event<CapitalState>> begins,
            Event<CapitalState> ends) {
        List<Field.Value> others = new ArrayList<>();
        others.add(Field.Value.of(NOBODY, NOBODY).now(now.isEmpty()));
        for (Combatant other : state.units()) {
            if (other != unit && possible.test(other)) {
                others.add(Field.Value.of(other.id(), other.name())
                        .now(now.filter(other.id()::equals).isPresent()));
            }
        }
        add(condition, now.isPresent(), new Field.Unit("by", "By whom", others), values -> {
            String by = values.unit("by");
            return by.equals(NOBODY) ? ends : begins.apply(by);
        });
    }

    /** What a Power Play does. */
    private void hampered(Hindrance.Kind kind) {
        Optional<String> now = PowerPlayHindrances.of(unit).all().stream()
                .filter(hindrance -> hindrance.kind() == kind)
                .map(Hindrance::by)
                .findFirst();
        by(
                "hampered-" + kind.word(),
                now,
                other -> true,
                by -> new Hampered(unit.id(), new Hindrance(by, kind)),
                new HindranceEnded(unit.id(), kind));
    }

    /** Something there can be several of. */
    private void count(String condition, Counter counter, int most) {
        int now = counter.of(unit);
        add(
                condition,
                now > 0,
                Field.whole("count", "How many", 0, Math.max(most, now), now),
                values -> new CounterSet(unit.id(), counter, values.number("count")));
    }

    private void add(String id, boolean now, Field field, Function<EditValues, Event<CapitalState>> event) {
        conditions.add(Field.Value.of(id, id.replace('-', ' ')).now(now).asking(field));
        events.put(id, event);
    }
}
