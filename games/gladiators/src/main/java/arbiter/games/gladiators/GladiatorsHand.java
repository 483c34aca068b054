package arbiter.games.gladiators;

import arbiter.content.Problems;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.calls.Adjusted;
import arbiter.games.gladiators.calls.Announced;
import arbiter.games.gladiators.calls.Concealed;
import arbiter.games.gladiators.calls.ConditionSet;
import arbiter.games.gladiators.calls.LimitSet;
import arbiter.games.gladiators.calls.Placed;
import arbiter.games.gladiators.calls.UnitAdded;
import arbiter.games.gladiators.calls.UnitWithdrawn;
import arbiter.games.gladiators.end.GoingOut;
import arbiter.games.gladiators.modifier.drawback.Limited;
import arbiter.games.gladiators.power.PowerFault;
import arbiter.games.gladiators.result.Damage;
import arbiter.games.gladiators.result.Posture;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.View;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a gamemaster can change by hand in a fight. */
final class GladiatorsHand implements GamemasterHand<GladiatorsState> {

    private static final int MOST_HINDERED = 20;

    private final Handbook book;

    GladiatorsHand(Handbook book) {
        this.book = book;
    }

    @Override
    public List<Edit<GladiatorsState>> onTable(GladiatorsState state) {
        List<Edit<GladiatorsState>> edits = new ArrayList<>();
        edits.add(CommonEdits.addUnit(unit -> added(state, unit)));
        edits.addAll(BoardEdits.of(state));
        edits.add(CommonEdits.announce(words -> new Announced(words)));
        return edits;
    }

    @Override
    public List<Edit<GladiatorsState>> onUnit(GladiatorsState state, String id) {
        Gladiator unit = state.unit(id);
        List<Edit<GladiatorsState>> edits = new ArrayList<>(List.of(
                bars(state, unit),
                condition(unit),
                CommonEdits.place(
                        Optional.of(unit.position().spot().toString()), at -> new Placed(id, spot(state, at))),
                CommonEdits.hide(unit.isHidden(), hidden -> new Concealed(id, hidden)),
                CommonEdits.removeUnit(new UnitWithdrawn(id))));
        limits(unit).ifPresent(edits::add);
        return edits;
    }

    /** On the map and not inside a wall, or refused. */
    private static Spot spot(GladiatorsState state, String at) {
        try {
            Spot spot = Spot.parse(at);
            state.map().require("somebody", List.of(spot.hex()));
            if (state.walls().fills(spot)) {
                throw new Refused("a wall fills that hex: name a free one (GG-WAL-2)");
            }
            return spot;
        } catch (IllegalArgumentException notThere) {
            throw new Refused(notThere.getMessage());
        }
    }

    private Event<GladiatorsState> added(GladiatorsState state, Placement unit) {
        Problems problems = new Problems();
        unit.onlyNow(SceneSetup.VALUES);
        Build build = unit.sheet(Build.class).orElseThrow(() -> new Refused("this unit has no sheet"));
        Spot at = unit.at()
                .map(node -> spot(state, node.text()))
                .orElseGet(() -> new SceneGround(state.map(), state.walls(), state.environments()).free(0, 0));
        Optional<Emblem> emblem = Emblem.written(unit, problems);
        problems.throwIfAny();
        return new UnitAdded(
                unit.id(),
                unit.name().orElse(build.name()),
                unit.side(),
                Profiles.of(build, book),
                at,
                unit.hidden(),
                emblem);
    }

    private static Edit<GladiatorsState> bars(GladiatorsState state, Gladiator unit) {
        int hits = GoingOut.hits(unit);
        int body = Math.max(0, hits - unit.injuries().body());
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar("hits", body, hits));
        int left = Damage.toughnessLeft(state, unit);
        int tough = left + unit.injuries().toughness();
        if (tough > 0) {
            bars.add(new View.Bar("Toughness", left, tough));
        }
        return CommonEdits.setBar(
                bars,
                (bar, value) -> bar.equals("hits")
                        ? new Adjusted(unit.id(), hits - value, unit.injuries().toughness())
                        : new Adjusted(unit.id(), unit.injuries().body(), tough - value));
    }

    /** Whether what limits a power is here. Ledger: GG-MD-34. */
    private static Optional<Edit<GladiatorsState>> limits(Gladiator unit) {
        List<Field.Value> powers = new ArrayList<>();
        for (OwnedPower power : unit.powers()) {
            if (power.way().has(Limited.class)) {
                boolean now = unit.condition().has(power.place(), PowerFault.LIMITED);
                powers.add(Field.Value.of(power.word(), power.title())
                        .asking(new Field.Switch("limited", "Does not work here", now)));
            }
        }
        return powers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Edit<>(
                        "set-limit",
                        "Say whether a limited power works",
                        List.of(new Field.Choice("power", "Power", powers)),
                        values -> limit(unit, values)));
    }

    private static LimitSet limit(Gladiator unit, EditValues values) {
        for (OwnedPower power : unit.powers()) {
            if (power.word().equals(values.choice("power"))) {
                return new LimitSet(unit.id(), power.place(), values.on("limited"));
            }
        }
        throw new Refused("no power is called " + values.choice("power"));
    }

    private static Edit<GladiatorsState> condition(Gladiator unit) {
        Posture now = unit.posture();
        int hindered = unit.hindrance().points();
        boolean stunned = unit.debts().stunned();
        return new Edit<>(
                "set-condition",
                "Set a condition",
                List.of(new Field.Choice(
                        "condition",
                        "Condition",
                        List.of(
                                holds("prone", now.prone()),
                                holds("disorientated", now.disorientated()),
                                holds("stunned", stunned),
                                Field.Value.of("hindered", "hindered")
                                        .now(hindered > 0)
                                        .asking(Field.whole("points", "Points", 0, MOST_HINDERED, hindered))))),
                values -> switch (values.choice("condition")) {
                    case "prone" -> new ConditionSet(unit.id(), now.prone(values.on("on")), hindered, stunned);
                    case "disorientated" ->
                        new ConditionSet(unit.id(), now.disorientated(values.on("on")), hindered, stunned);
                    case "stunned" -> new ConditionSet(unit.id(), now, hindered, values.on("on"));
                    default -> new ConditionSet(unit.id(), now, values.number("points"), stunned);
                });
    }

    private static Field.Value holds(String word, boolean now) {
        return Field.Value.of(word, word).now(now).asking(new Field.Switch("on", "It holds", now));
    }
}
