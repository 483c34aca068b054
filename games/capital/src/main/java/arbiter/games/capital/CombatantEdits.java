package arbiter.games.capital;

import arbiter.games.capital.ability.Cooldown.CameOffCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.ability.Ultimate.UltimateRecovered;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.calls.CounterSet;
import arbiter.games.capital.check.PrestigeGained;
import arbiter.games.capital.gear.AmmoSet;
import arbiter.games.capital.gear.BandagesSet;
import arbiter.games.capital.gear.LightSwitched;
import arbiter.games.capital.gear.Restocked;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Weapon;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.UnitBars;
import arbiter.games.capital.vehicle.FacingSet;
import arbiter.games.capital.vehicle.ShellsChanged;
import arbiter.kernel.Event;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import arbiter.rulebook.edit.Field;
import arbiter.space.plane.Facing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a unit has left, as a gamemaster can set it: bars, Ammo, supplies, lights, Prestige, Abilities. Ledger: CAP-GEN-1. */
final class CombatantEdits {

    private static final int MOST_DAYS = 99;
    private static final int MOST_PRESTIGE = 20;
    private static final int LONGEST_REASON = 100;
    private static final int FULL_CIRCLE = 360;

    private CombatantEdits() {}

    static Edit<CapitalState> bars(Combatant unit) {
        String id = unit.id();
        return CommonEdits.setBar(UnitBars.of(unit), (bar, value) -> switch (bar) {
            case UnitBars.HP -> new Adjusted(id, value, unit.energy(), unit.bones());
            case UnitBars.ENERGY -> new Adjusted(id, unit.hp(), value, unit.bones());
            case UnitBars.BONES -> new Adjusted(id, unit.hp(), unit.energy(), value);
            case UnitBars.ARMOUR_HP -> new CounterSet(id, CounterSet.Counter.ARMOUR_HP, value);
            case UnitBars.AMMO -> new ShellsChanged(id, value);
            default -> throw new IllegalArgumentException("no bar is called " + bar);
        });
    }

    static void offer(Combatant unit, List<Edit<CapitalState>> edits) {
        if (unit.isVehicle()) {
            edits.add(facing(unit));
            return;
        }
        ammo(unit, edits);
        bandages(unit, edits);
        edits.add(supplies(unit));
        lights(unit, edits);
        ready(unit, edits);
        edits.add(prestige(unit));
    }

    private static Edit<CapitalState> facing(Combatant vehicle) {
        int now = vehicle.crew().facing().degrees();
        return new Edit<>(
                "set-facing",
                "Turn",
                List.of(Field.whole("degrees", "Degrees from north", 0, FULL_CIRCLE - 1, now)),
                values -> new FacingSet(vehicle.id(), new Facing(values.number("degrees"))));
    }

    private static void ammo(Combatant unit, List<Edit<CapitalState>> edits) {
        Map<String, Integer> places = new LinkedHashMap<>();
        List<Field.Value> weapons = new ArrayList<>();
        for (int i = 0; i < unit.profile().weapons().size(); i++) {
            Weapon weapon = unit.profile().weapons().get(i).weapon();
            if (weapon.ammo() > 0) {
                String id = numbered(weapon.id(), places);
                places.put(id, i);
                weapons.add(Field.Value.of(id, weapon.name())
                        .asking(Field.whole("ammo", "Ammo", 0, weapon.ammo(), unit.ammo(i))));
            }
        }
        if (!weapons.isEmpty()) {
            edits.add(new Edit<>(
                    "set-ammo",
                    "Set the Ammo in a weapon",
                    List.of(new Field.Choice("weapon", "Weapon", weapons)),
                    values -> new AmmoSet(unit.id(), places.get(values.choice("weapon")), values.number("ammo"))));
        }
    }

    private static void bandages(Combatant unit, List<Edit<CapitalState>> edits) {
        Map<String, BandagesSet> events = new LinkedHashMap<>();
        List<Field.Value> kits = new ArrayList<>();
        for (int i = 0; i < unit.profile().items().size(); i++) {
            Carried carried = unit.profile().items().get(i);
            for (int j = 0; j < carried.item().treatments().size(); j++) {
                Item.Treatment treatment = carried.item().treatments().get(j);
                String id = numbered(carried.item().id(), events);
                int full = treatment.stock() * carried.count();
                events.put(id, new BandagesSet(unit.id(), i, j, full));
                kits.add(Field.Value.of(id, carried.item().name() + ": " + treatment.name())
                        .asking(Field.whole("left", "Uses left", 0, full, unit.bandages(i, j))));
            }
        }
        if (!kits.isEmpty()) {
            edits.add(new Edit<>(
                    "set-bandages",
                    "Fill or empty a medical kit",
                    List.of(new Field.Choice("kit", "Kit", kits)),
                    values -> {
                        BandagesSet full = events.get(values.choice("kit"));
                        return new BandagesSet(full.unit(), full.item(), full.treatment(), values.number("left"));
                    }));
        }
    }

    /** Ledger: rations, water-bottle. */
    private static Edit<CapitalState> supplies(Combatant unit) {
        return new Edit<>(
                "restock",
                "Set food and water",
                List.of(
                        Field.whole(
                                "rations",
                                "Days of food",
                                0,
                                MOST_DAYS,
                                unit.stocks().rations()),
                        Field.whole(
                                "water",
                                "Days of water",
                                0,
                                MOST_DAYS,
                                unit.stocks().water())),
                values -> new Restocked(unit.id(), values.number("rations"), values.number("water")));
    }

    /** Ledger: torch, electric-lantern. */
    private static void lights(Combatant unit, List<Edit<CapitalState>> edits) {
        Map<String, Integer> places = new LinkedHashMap<>();
        List<Field.Value> lights = new ArrayList<>();
        for (int i = 0; i < unit.profile().items().size(); i++) {
            Carried carried = unit.profile().items().get(i);
            if (carried.item().light().isPresent()) {
                String id = numbered(carried.item().id(), places);
                places.put(id, i);
                lights.add(Field.Value.of(id, carried.item().name())
                        .asking(new Field.Switch(
                                "on", "It shines", unit.stocks().isLit(i))));
            }
        }
        if (!lights.isEmpty()) {
            edits.add(new Edit<>(
                    "set-light",
                    "Switch a light",
                    List.of(new Field.Choice("light", "Light", lights)),
                    values -> new LightSwitched(unit.id(), places.get(values.choice("light")), values.on("on"))));
        }
    }

    /** Ledger: CAP-KEY-COOLDOWN, CAP-KEY-ULTIMATE. */
    private static void ready(Combatant unit, List<Edit<CapitalState>> edits) {
        Map<String, Event<CapitalState>> events = new LinkedHashMap<>();
        List<Field.Value> abilities = new ArrayList<>();
        for (Acquired acquired : unit.profile().abilities()) {
            String id = acquired.ability().timer();
            String name = acquired.ability().name();
            if (unit.timers().isCooling(id)) {
                events.put(name, new CameOffCooldown(unit.id(), new CoolingEffect.OfAbility(id), name));
            } else if (unit.timers().isSpent(id)) {
                events.put(name, new UltimateRecovered(unit.id(), id, name));
            }
        }
        events.keySet().forEach(name -> abilities.add(Field.Value.of(name, name)));
        if (!abilities.isEmpty()) {
            edits.add(new Edit<>(
                    "make-ready",
                    "Make an Ability ready again",
                    List.of(new Field.Choice("ability", "Ability", abilities)),
                    values -> events.get(values.choice("ability"))));
        }
    }

    /** Ledger: CAP-PRES-1 to CAP-PRES-3. */
    private static Edit<CapitalState> prestige(Combatant unit) {
        return new Edit<>(
                "give-prestige",
                "Give Prestige, now " + unit.prestige().points(),
                List.of(
                        Field.whole("points", "Points", 1, MOST_PRESTIGE),
                        new Field.Words("why", "What for", LONGEST_REASON)),
                values -> new PrestigeGained(unit.id(), values.number("points"), values.words("why")));
    }

    /** The id itself, or with a number where there are several. */
    private static String numbered(String id, Map<String, ?> taken) {
        String free = id;
        for (int i = 2; taken.containsKey(free); i++) {
            free = id + "-" + i;
        }
        return free;
    }
}
