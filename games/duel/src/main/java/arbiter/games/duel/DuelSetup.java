package arbiter.games.duel;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.Fighter;
import arbiter.games.duel.fight.Stance;
import arbiter.games.duel.fight.Vigour;
import arbiter.games.duel.sheet.Duelist;
import arbiter.games.duel.sheet.Sheet;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import arbiter.rulebook.TableOption;
import arbiter.tabletop.unit.Emblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a table is set up from a file: fighters in the order of the file, as they are now. */
final class DuelSetup {

    /** Ledger: DUEL-TURN-3. */
    static final TableOption WEARINESS = new TableOption(
            "weariness",
            "DUEL-TURN-3",
            "Whether fighters tire from round 12 on, so that no duel lasts for ever.",
            List.of("on", "off"));

    static final List<String> VALUES = List.of("health", "breath", "reserve");

    private DuelSetup() {}

    static DuelState start(Setting setting) {
        List<Fighter> fighters = new ArrayList<>();
        setting.withoutScene();
        boolean inProgress = setting.round().isPresent() || setting.turn().isPresent();
        for (Placement unit : setting.units()) {
            unit.onlyNow(VALUES);
            unit.at().ifPresent(at -> setting.problems().add(at.place(), "a duel has no places to stand at"));
            Optional<Duelist> sheet = unit.sheet(Duelist.class);
            sheet.ifPresent(duelist -> fighters.add(fighter(unit, duelist, setting.problems())));
            inProgress |= unit.now("reserve", 0, 99).isPresent();
        }
        int first = setting.firstToAct();
        int round = setting.round().orElse(1);
        if (round < 1) {
            setting.problems().add(setting.units().get(0).node().place(), "rounds are counted from 1");
        }
        boolean weariness = setting.options().get(WEARINESS.id()).equals("on");
        return DuelState.of(fighters, round, first, inProgress, weariness);
    }

    static Fighter fighter(Placement unit, Duelist duelist, Problems problems) {
        Sheet sheet = duelist.sheet();
        boolean offBalance = false;
        for (Node condition : unit.conditions()) {
            if (condition.text().equals("off balance")) {
                offBalance = true;
            } else {
                problems.add(condition.place(), Nearest.unknown("condition", condition.text(), List.of("off balance")));
            }
        }
        Vigour vigour = new Vigour(
                unit.now("health", 0, sheet.health()).orElse(sheet.health()),
                unit.now("breath", 0, 99).orElse(sheet.breath()));
        int reserve = unit.now("reserve", 0, sheet.nerve()).orElse(0);
        Fighter fighter = new Fighter(
                unit.id(),
                unit.name().orElse(duelist.name()),
                unit.side(),
                sheet,
                vigour,
                new Stance(reserve, false, offBalance));
        fighter.hide(unit.hidden());
        fighter.bear(Emblem.written(unit, problems));
        return fighter;
    }
}
