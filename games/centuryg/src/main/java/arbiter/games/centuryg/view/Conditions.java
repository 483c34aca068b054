package arbiter.games.centuryg.view;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.crew.Hull;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.terrain.Footprint;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a Unit is under, in words. */
final class Conditions {

    private final CenturyState state;
    private final Fighter unit;
    /** Whether the viewer may read its sheet. */
    private final boolean open;

    private final List<View.Condition> conditions = new ArrayList<>();

    private Conditions(CenturyState state, Fighter unit, boolean open) {
        this.state = state;
        this.unit = unit;
        this.open = open;
    }

    static List<View.Condition> of(CenturyState state, Fighter unit, boolean open) {
        Conditions conditions = new Conditions(state, unit, open);
        conditions.standing();
        conditions.maims();
        for (Mark mark : state.marks()) {
            if (mark.on().equals(unit.id())) {
                conditions.mark(mark);
            }
        }
        return conditions.conditions;
    }

    private void standing() {
        if (unit.hull() == Hull.CORE) {
            add("core", "The pilot's capsule: halved, without Threshold and Weapons.", "to the end");
        } else if (unit.hull() == Hull.EMPTY) {
            add("empty", "Runs by itself: halved, and disabled by the first Damage.", "to the end");
        }
        unit.crew().aboard().ifPresent(whole -> add("combined", "Is part of " + name(whole) + ".", "for the fight"));
        if (unit.crew().isCombined()) {
            add("combined", "Is one with " + names(unit.crew().members()) + ".", "for the fight");
        }
        unit.base().ifPresent(base -> add("docked", "Inside " + name(base) + ", out of reach.", "until it redeploys"));
        unit.duel()
                .ifPresent(other -> conditions.add(new View.Condition(
                        "duel", "Stays with " + name(other) + ".", Optional.of("until it ends"), Optional.of(other))));
        unit.aim().ifPresent(this::aim);
        if (unit.isOut() && Footprint.isLarge(unit)) {
            add("colossus", "Fills " + body() + ".", "");
        }
        if (unit.form() > 0) {
            add(
                    unit.machine().forms().get(unit.form() - 1).name().toLowerCase(Locale.ROOT),
                    "Is in another form.",
                    "until it changes back");
        }
    }

    /** The Zones of one that is larger than one. Ledger: colossus. */
    private String body() {
        List<String> zones = new ArrayList<>();
        for (int zone : Footprint.zones(state.field(), unit.zone(), Footprint.shape(unit))) {
            zones.add(state.field().name(zone));
        }
        return String.join(" ", zones);
    }

    private void aim(AimTarget aim) {
        String target = aim.target().isEmpty() ? "the Zones it watches" : name(aim.target());
        add("aiming", "Has Advantages with its next shot at " + target + ".", "until it does anything else");
    }

    private void maims() {
        for (Area area : Details.maimed(unit)) {
            String lost = open ? Details.seated(unit, area) : "";
            add(
                    EnumWords.of(area) + " maimed",
                    lost.isEmpty() ? "What sits there does not work." : "Lost: " + lost + ".",
                    "until repaired");
        }
    }

    private void mark(Mark mark) {
        String against = mark.against().isEmpty() ? "" : " (" + name(mark.against()) + ")";
        boolean massacre = mark.kind() == Mark.Kind.KEEN; // named after what was done, and never used up
        add(
                massacre ? "missile massacre" : EnumWords.of(mark.kind()).replace('-', ' '),
                MarkWords.of(mark) + against,
                massacre ? "for the Operation" : lasts(mark.clock()));
    }

    private String lasts(Clock clock) {
        return switch (clock.kind()) {
            case TURN_START ->
                clock.turns() > 1
                        ? "for " + clock.turns() + " turns of " + name(clock.unit())
                        : "until " + name(clock.unit()) + "'s next turn";
            case TURN_END -> "to the end of " + name(clock.unit()) + "'s turn";
            case ROUND -> "to the end of the Round";
            case FIGHT -> "until it is used up";
        };
    }

    private String names(List<String> ids) {
        return String.join(", ", ids.stream().map(this::name).toList());
    }

    /** A Unit by its name; whatever else is named, as it is. */
    private String name(String id) {
        for (Fighter fighter : state.units()) {
            if (fighter.id().equals(id)) {
                return fighter.name();
            }
        }
        return id;
    }

    private void add(String name, String meaning, String lasts) {
        conditions.add(new View.Condition(name, meaning, lasts.isEmpty() ? Optional.empty() : Optional.of(lasts)));
    }
}
