package arbiter.games.wasteland;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.luck.LuckPoints;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Unit;
import arbiter.games.wasteland.turn.TurnEvents.OrderSettled;
import arbiter.games.wasteland.turn.TurnEvents.RoundBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnBegan;
import arbiter.games.wasteland.turn.TurnEvents.TurnOpened;
import arbiter.games.wasteland.turn.TurnOrder;
import arbiter.games.wasteland.turn.TurnProgress;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.RuleTables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Posture;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Setting;
import java.util.ArrayList;
import java.util.List;

/** How a fight is set up from a file: the zones of the scene, units in the order of the file, as they are now. */
final class SceneSetup {

    static final List<String> VALUES = List.of("hp", "radiation", "luck");

    private static final List<String> CONDITIONS = List.of("prone", "dying", "unconscious");

    private final Setting setting;
    private final Handbook book;

    private SceneSetup(Setting setting, Handbook book) {
        this.setting = setting;
        this.book = book;
    }

    static WastelandState start(Setting setting, Handbook book) {
        return new SceneSetup(setting, book).start();
    }

    private WastelandState start() {
        SceneGround ground = SceneGround.read(setting.scene(), book, setting.problems());
        List<Fighter> units = new ArrayList<>();
        List<Placement> placed = new ArrayList<>();
        for (Placement unit : setting.units()) {
            unit.onlyNow(VALUES);
            unit.sheet(Unit.class).ifPresent(sheet -> {
                units.add(unit(unit, sheet, ground, units.size()));
                placed.add(unit);
            });
        }
        WastelandState state = new WastelandState(
                units,
                ground.battlefield(),
                ground.surroundings(),
                ActionPools.start(units),
                RuleTables.of(book),
                WastelandOptions.rules(setting.options()));
        ground.arrange(state, placed, setting.problems());
        begin(state);
        return state;
    }

    private Fighter unit(Placement unit, Unit sheet, SceneGround ground, int number) {
        Fighter one = UnitFactory.of(unit, sheet, book, number, ground.zone(unit, setting.problems()));
        int radiation = unit.now("radiation", 0, 1000).orElse(0);
        int most = Math.max(0, one.profile().health() - radiation);
        Vitals.put(one, unit.now("hp", 0, most).orElse(most), radiation, Vitals.Life.ABLE);
        unit.now("luck", 0, one.profile().luck()).ifPresent(points -> LuckPoints.put(one, points));
        unit.conditions().forEach(condition -> {
            switch (condition.text()) {
                case "prone" -> Posture.put(one, true);
                case "dying" -> {
                    Vitals.put(one, 0, radiation, Vitals.Life.DYING);
                    Posture.put(one, true);
                }
                case "unconscious" -> {
                    Vitals.put(one, one.vitals().health(), radiation, Vitals.Life.UNCONSCIOUS);
                    Posture.put(one, true);
                }
                default -> setting.otherCondition(unit.id(), condition, CONDITIONS);
            }
        });
        one.hide(unit.hidden());
        return one;
    }

    /** With a turn or a round the fight is under way; otherwise somebody starts it. */
    private void begin(WastelandState state) {
        int first = setting.firstToAct();
        if (setting.turn().isEmpty() && setting.round().isEmpty()
                || state.units().isEmpty()) {
            return;
        }
        new OrderSettled(TurnOrder.of(state)).apply(state);
        new RoundBegan().apply(state);
        TurnProgress now = state.progress();
        state.set(new TurnProgress(setting.round().orElse(1), now.turns(), now.phase(), now.acting()));
        String acting = state.units().get(first).id();
        new TurnBegan(acting).apply(state);
        new TurnOpened(acting).apply(state);
    }
}
