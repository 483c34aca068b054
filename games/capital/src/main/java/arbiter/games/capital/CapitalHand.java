package arbiter.games.capital;

import arbiter.content.Problems;
import arbiter.games.capital.calls.Announced;
import arbiter.games.capital.calls.Concealed;
import arbiter.games.capital.calls.PeaceSet;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.calls.UnitAdded;
import arbiter.games.capital.calls.UnitWithdrawn;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.mind.Sense;
import arbiter.games.capital.mind.SenseSet;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.Placement;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import arbiter.space.plane.Base;
import arbiter.space.plane.Point;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a gamemaster can change by hand in a combat. Ledger: CAP-GEN-1. */
final class CapitalHand implements GamemasterHand<CapitalState> {

    private static final int MILLIMETRES = 1000;
    private static final int HIGHEST = 1000;

    private final Handbook book;

    CapitalHand(Handbook book) {
        this.book = book;
    }

    @Override
    public List<Edit<CapitalState>> onTable(CapitalState state) {
        return List.of(CommonEdits.addUnit(unit -> added(state, unit)), peace(state));
    }

    @Override
    public List<Edit<CapitalState>> onUnit(CapitalState state, String id) {
        Combatant unit = state.unit(id);
        List<Edit<CapitalState>> edits = new ArrayList<>();
        edits.add(CombatantEdits.bars(unit));
        ConditionEdits.edit(state, unit).ifPresent(edits::add);
        edits.add(CommonEdits.place(Optional.of(unit.base().centre().toString()), at -> placed(unit, at)));
        edits.add(height(unit));
        CombatantEdits.offer(unit, edits);
        edits.add(senses(state, unit));
        edits.add(CommonEdits.hide(state.hiddenUnits().contains(id), hidden -> new Concealed(id, hidden)));
        edits.add(CommonEdits.announce(words -> new Announced(id, " " + words)));
        edits.add(CommonEdits.removeUnit(new UnitWithdrawn(id)));
        return edits;
    }

    private Event<CapitalState> added(CapitalState state, Placement unit) {
        Problems problems = new Problems();
        Combatant newcomer = SceneSetup.newcomer(unit, book, state.rules(), problems);
        Optional<Emblem> emblem = Emblem.written(unit, problems);
        problems.throwIfAny();
        UnitAdded added = new UnitAdded(
                        newcomer.id(),
                        newcomer.name(),
                        newcomer.side(),
                        newcomer.profile(),
                        newcomer.base(),
                        Optional.empty())
                .bearing(emblem);
        return unit.hidden() ? added.inHiding() : added;
    }

    /** Ledger: CAP-AMB-145, CAP-AMB-146. */
    private static Edit<CapitalState> peace(CapitalState state) {
        return new Edit<>(
                "set-peace",
                "Stop or begin the fighting",
                List.of(new Field.Switch("peace", "Peace", state.isPeace())),
                values -> new PeaceSet(values.on("peace")));
    }

    private static Event<CapitalState> placed(Combatant unit, String at) {
        try {
            return new Placed(unit.id(), Point.parse(at), unit.base().altitude());
        } catch (IllegalArgumentException unreadable) {
            throw new Refused(unreadable.getMessage());
        }
    }

    private static Edit<CapitalState> height(Combatant unit) {
        Base base = unit.base();
        return new Edit<>(
                "set-height",
                "Lift or lower",
                List.of(Field.whole("height", "Metres up", 0, HIGHEST, base.altitude() / MILLIMETRES)),
                values -> new Placed(unit.id(), base.centre(), values.number("height") * MILLIMETRES));
    }

    /** Who sees and hears whom is for the table to say, in one direction at a time. Ledger: CAP-AMB-12, CAP-AMB-149. */
    private static Edit<CapitalState> senses(CapitalState state, Combatant unit) {
        List<Field.Value> senses = new ArrayList<>();
        for (Sense sense : Sense.values()) {
            List<Field.Value> others = new ArrayList<>();
            for (Combatant other : state.units()) {
                if (other != unit) {
                    boolean now = sense == Sense.SEES ? state.sees(unit, other) : Hearing.byEar(state, unit, other);
                    others.add(Field.Value.of(other.id(), other.name())
                            .asking(new Field.Switch("on", "It " + sense + " that one", now)));
                }
            }
            senses.add(
                    Field.Value.of(sense.toString(), sense.toString()).asking(new Field.Unit("other", "Whom", others)));
        }
        return new Edit<>(
                "set-sense",
                "Say whom it sees and hears",
                List.of(new Field.Choice("sense", "Sense", senses)),
                values -> new SenseSet(new Sense.Word(
                        Sense.valueOf(values.choice("sense").toUpperCase(Locale.ROOT)),
                        unit.id(),
                        values.unit("other"),
                        values.on("on"))));
    }
}
