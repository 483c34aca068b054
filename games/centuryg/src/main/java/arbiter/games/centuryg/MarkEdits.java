package arbiter.games.centuryg;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.AimTarget.AimLost;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.MarkDropped;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Event;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.EditValues;
import arbiter.rulebook.edit.Field;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The conditions a gamemaster can give to a Unit or a person: marks that need nobody else, by their amount and how long
 * they last. Whatever somebody is under already can be taken away.
 */
final class MarkEdits {

    private static final String AIMING = "aiming";
    private static final int MOST = 20;

    /** With an amount. */
    private static final Set<Mark.Kind> COUNTED = EnumSet.of(
            Mark.Kind.MANEUVER,
            Mark.Kind.SUPPRESSED,
            Mark.Kind.PINNED,
            Mark.Kind.CRIPPLED,
            Mark.Kind.DEFENSE,
            Mark.Kind.EVASIVE,
            Mark.Kind.EXPOSED,
            Mark.Kind.KEEN,
            Mark.Kind.SHIELD,
            Mark.Kind.BARRIER,
            Mark.Kind.STEALTH,
            Mark.Kind.FASTER,
            Mark.Kind.STRONGER);

    private static final Set<Mark.Kind> PLAIN = EnumSet.of(
            Mark.Kind.HALF_MIGHT,
            Mark.Kind.HALF_GUARD,
            Mark.Kind.HALF_SYSTEMS,
            Mark.Kind.HALF_SPEED,
            Mark.Kind.HALF_ENERGY,
            Mark.Kind.DOUBLE_ENERGY,
            Mark.Kind.FULL_VALUES,
            Mark.Kind.NO_TENSION,
            Mark.Kind.NO_REPAIR,
            Mark.Kind.TARGETING,
            Mark.Kind.IGNORES_MAIMS,
            Mark.Kind.FLOATING,
            Mark.Kind.GROUNDED,
            Mark.Kind.CHARGED,
            Mark.Kind.COOLING,
            Mark.Kind.SECOND_ACTION,
            Mark.Kind.PIERCING,
            Mark.Kind.IMPREGNABLE,
            Mark.Kind.UNDEFEATED);

    /** Of people on foot. */
    private static final Set<Mark.Kind> PERSONAL = EnumSet.of(Mark.Kind.RATTLED, Mark.Kind.READ, Mark.Kind.INTANGIBLE);

    /** How long something lasts from now on; nothing is taken away. */
    private enum Lasting {
        NOTHING("no longer"),
        ROUND("to the end of the Round"),
        TURN("until its next Turn"),
        FIGHT("until it is used up");

        private final String text;

        Lasting(String text) {
            this.text = text;
        }

        Clock clock(Fighter unit) {
            return switch (this) {
                case NOTHING -> throw new IllegalArgumentException("what is gone has no clock");
                case ROUND -> Clock.ROUND;
                case TURN -> Clock.rounds(unit.id(), 1);
                case FIGHT -> Clock.FIGHT;
            };
        }
    }

    private final CenturyState state;
    private final Fighter unit;

    private MarkEdits(CenturyState state, Fighter unit) {
        this.state = state;
        this.unit = unit;
    }

    static Edit<CenturyState> edit(CenturyState state, Fighter unit) {
        MarkEdits marks = new MarkEdits(state, unit);
        return new Edit<>(
                "set-condition",
                "Set a condition",
                List.of(new Field.Choice("condition", "Condition", marks.conditions())),
                marks::event);
    }

    private List<Field.Value> conditions() {
        List<Field.Value> conditions = new ArrayList<>();
        for (Mark.Kind kind : Mark.Kind.values()) {
            boolean now = state.has(kind, unit);
            if (now || isOffered(kind)) {
                conditions.add(condition(EnumWords.of(kind), now, lasting(kind, now)));
            }
        }
        if (unit.aim().isPresent()) {
            conditions.add(condition(AIMING, true, List.of(value(Lasting.NOTHING))));
        }
        return conditions;
    }

    private boolean isOffered(Mark.Kind kind) {
        return unit.isOnFoot() ? PERSONAL.contains(kind) : COUNTED.contains(kind) || PLAIN.contains(kind);
    }

    private static Field.Value condition(String id, boolean now, List<Field.Value> lasting) {
        return Field.Value.of(id, id.replace('-', ' ')).now(now).asking(new Field.Choice("lasts", "How long", lasting));
    }

    private List<Field.Value> lasting(Mark.Kind kind, boolean now) {
        List<Field.Value> values = new ArrayList<>();
        if (now) {
            values.add(value(Lasting.NOTHING));
        }
        if (isOffered(kind)) {
            for (Lasting lasting : List.of(Lasting.ROUND, Lasting.TURN, Lasting.FIGHT)) {
                values.add(
                        COUNTED.contains(kind) || kind == Mark.Kind.RATTLED
                                ? value(lasting).asking(Field.whole("value", "How much", 1, MOST))
                                : value(lasting));
            }
        }
        return values;
    }

    private static Field.Value value(Lasting lasting) {
        return Field.Value.of(EnumWords.of(lasting), lasting.text);
    }

    private Event<CenturyState> event(EditValues values) {
        String condition = values.choice("condition");
        if (condition.equals(AIMING)) {
            return new AimLost(unit.id());
        }
        Mark.Kind kind = Mark.Kind.valueOf(condition.replace('-', '_').toUpperCase(Locale.ROOT));
        Lasting lasting = Lasting.valueOf(values.choice("lasts").toUpperCase(Locale.ROOT));
        String name = condition.replace('-', ' ');
        if (lasting == Lasting.NOTHING) {
            return new MarkDropped(unit.id(), kind, "is no longer under " + name);
        }
        int value = values.has("value") ? values.number("value") : 1;
        String amount = values.has("value") ? " " + value : "";
        return new Marked(
                Mark.own(kind, unit, value, lasting.clock(unit)), "is under " + name + amount + ", " + lasting.text);
    }
}
