package arbiter.games.centuryg.setup;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.games.centuryg.attack.AimTarget;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.duel.DuelPartner;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.turn.TurnPlace;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a situation says about a Unit in words: {@code docked in ark}, {@code head maimed}, {@code form Wing}. */
final class ConditionReader {

    /** Without a machine, on the map of an Operation. Ledger: BCG-AMB-52. */
    static final String ON_FOOT = "on foot";

    private static final String AWAY = "away";
    private static final String DOCKED = "docked in ";
    private static final String DUELING = "dueling ";
    private static final String FORM = "form ";
    private static final String SUPPRESSED = "suppressed by ";
    private static final String AIMING = "aiming ";
    private static final String MAIMED = " maimed";
    private static final String USED = " used";
    private static final String TECHNIQUE_USED = "technique used";
    private static final String ACTED = "acted";
    private static final List<String> KNOWN = List.of(
            ON_FOOT,
            AWAY,
            "docked in UNIT",
            "dueling UNIT",
            "form NAME",
            "suppressed by UNIT",
            "aiming WEAPON at UNIT",
            "aiming WEAPON at ZONE",
            "WEAPON used",
            "UPGRADE used",
            "technique used",
            "acted",
            "head maimed",
            "torso maimed",
            "arms maimed",
            "legs maimed");

    private final CenturyState state;
    private final Setting setting;
    private final Problems problems;

    ConditionReader(CenturyState state, Setting setting) {
        this.state = state;
        this.setting = setting;
        this.problems = setting.problems();
    }

    void apply(Fighter unit, List<Node> conditions) {
        List<Area> maims = new ArrayList<>();
        for (Node written : conditions) {
            String words = written.text();
            Optional<Area> area = maimed(words);
            if (area.isPresent()) {
                maims.add(area.get());
            } else {
                apply(unit, written, words);
            }
        }
        if (unit.isOnFoot()) {
            return;
        }
        if (maims.size() > unit.levelsLost()) {
            problems.add(
                    conditions.get(0).place(),
                    unit.name() + " has lost " + unit.levelsLost()
                            + " Levels of Threshold, so so many Areas are maimed at most;"
                            + " say with now: how much Threshold is left");
            return;
        }
        UnitCondition.maim(unit, maims);
    }

    private static Optional<Area> maimed(String words) {
        for (Area area : Area.EXTERNAL) {
            if (words.equals(EnumWords.of(area) + MAIMED)) {
                return Optional.of(area);
            }
        }
        return Optional.empty();
    }

    private void apply(Fighter unit, Node written, String words) {
        if (words.equals(ON_FOOT)) {
            return; // made so from the start
        }
        if (words.equals(AWAY)) {
            UnitCondition.setFate(unit, UnitFate.AWAY);
        } else if (words.startsWith(DOCKED)) {
            named(written, words.substring(DOCKED.length())).ifPresent(base -> Position.dock(unit, base));
        } else if (words.startsWith(DUELING)) {
            named(written, words.substring(DUELING.length())).ifPresent(other -> DuelPartner.pair(unit, other));
        } else if (words.startsWith(SUPPRESSED)) {
            named(written, words.substring(SUPPRESSED.length()))
                    .ifPresent(by -> state.add(
                            new Mark(Mark.Kind.SUPPRESSED, unit.id(), by.id(), "", 1, Clock.rounds(by.id(), 1))));
        } else if (words.startsWith(FORM)) {
            form(unit, written, words.substring(FORM.length()));
        } else if (words.startsWith(AIMING) && words.contains(" at ")) {
            aim(unit, written, words.substring(AIMING.length()));
        } else if (words.equals(TECHNIQUE_USED)) {
            UsedEquipment.useTechnique(state, unit.id());
        } else if (words.equals(ACTED)) {
            TurnPlace.setActed(unit, true);
        } else if (words.endsWith(USED)) {
            use(unit, written, words.substring(0, words.length() - USED.length()));
        } else {
            setting.otherCondition(unit.id(), written, KNOWN);
        }
    }

    /** A One Shot or a Support that can be used no more. Ledger: BCG-AMB-79. */
    private void use(Fighter unit, Node written, String item) {
        List<String> items = new ArrayList<>();
        unit.weapons().forEach(mounted -> items.add(mounted.weapon().id()));
        unit.fittings().fitted().forEach(fitted -> items.add(fitted.upgrade().id()));
        if (items.contains(item)) {
            UsedEquipment.spend(state, unit.id(), item);
        } else {
            problems.add(written.place(), Nearest.unknown("Weapon or Upgrade of " + unit.name(), item, items));
        }
    }

    private void form(Fighter unit, Node written, String name) {
        List<String> names = unit.machine().forms().stream().map(Form::name).toList();
        if (names.contains(name)) {
            Outfit.takeForm(unit, 1 + names.indexOf(name));
        } else {
            problems.add(written.place(), Nearest.unknown("form", name, names));
        }
    }

    private void aim(Fighter unit, Node written, String words) {
        int at = words.indexOf(" at ");
        String weapon = words.substring(0, at);
        List<String> weapons =
                unit.weapons().stream().map(mounted -> mounted.weapon().id()).toList();
        String target = words.substring(at + " at ".length());
        OptionalInt zone = state.field().zones().find(target);
        if (weapons.contains(weapon) && zone.isPresent()) {
            AimTarget.take(unit, weapon, zone.getAsInt());
        } else if (weapons.contains(weapon)) {
            named(written, target).ifPresent(other -> AimTarget.take(unit, weapon, other));
        } else {
            problems.add(written.place(), Nearest.unknown("weapon", weapon, weapons));
        }
    }

    private Optional<Fighter> named(Node written, String id) {
        List<String> ids = state.units().stream().map(Fighter::id).toList();
        if (!ids.contains(id)) {
            problems.add(written.place(), Nearest.unknown("unit", id, ids));
            return Optional.empty();
        }
        return Optional.of(state.unit(id));
    }
}
