package arbiter.games.centuryg;

import arbiter.content.catalogue.Catalogue;
import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.turn.Course.RoundBegan;
import arbiter.games.centuryg.turn.CurrentTurn.TurnBegan;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Mecha for tests: {@code mecha("Aska", "0,0").might(6).guard(5).armed("beam-rifle").unit()}. */
public final class Hangar {

    public static final Catalogue CONTENT = CenturyContent.load(List.of());
    public static final Field FIELD = Field.squares(12, 8);

    private final String name;
    private String called;
    private final String at;
    private String side = "heroes";
    private Tier tier = Tier.PC;
    private int level;
    private int might = 5;
    private int guard = 5;
    private int threshold = 4;
    private int energy = 5;
    private int systems = 4;
    private int speed = 4;
    private final List<Mounted> weapons = new ArrayList<>();
    private final List<Fitted> upgrades = new ArrayList<>();
    private final List<Learned> powers = new ArrayList<>();
    private final List<Form> forms = new ArrayList<>();
    private Loadout usual = Loadout.NONE;
    private Optional<Combination> combination = Optional.empty();
    private boolean pilotless;

    private Hangar(String name, String at) {
        this.name = name;
        this.at = at;
    }

    public static Hangar mecha(String name, String at) {
        return new Hangar(name, at);
    }

    /** A fight on a square board of 12 by 8 Zones. */
    public static CenturyState fight(Hangar... units) {
        List<Fighter> fighters = new ArrayList<>();
        for (Hangar unit : units) {
            fighters.add(unit.unit());
        }
        return new CenturyState(fighters, FIELD, TableRules.STANDARD).stocked(Armory.of(CONTENT));
    }

    /** The same fight in the Round with that Tension, in that Unit's Turn. */
    public static CenturyState at(CenturyState state, int tension, String acting) {
        for (int i = 0; i < tension; i++) {
            new RoundBegan().apply(state);
        }
        new TurnBegan(acting).apply(state);
        return state;
    }

    /** Another Unit with the same machine. */
    public Hangar named(String other) {
        called = other;
        return this;
    }

    public Hangar foe() {
        side = "foes";
        return this;
    }

    public Hangar tier(Tier what) {
        tier = what;
        return this;
    }

    public Hangar level(int powerLevel) {
        level = powerLevel;
        return this;
    }

    public Hangar might(int rank) {
        might = rank;
        return this;
    }

    public Hangar guard(int rank) {
        guard = rank;
        return this;
    }

    public Hangar threshold(int rank) {
        threshold = rank;
        return this;
    }

    public Hangar energy(int rank) {
        energy = rank;
        return this;
    }

    public Hangar systems(int rank) {
        systems = rank;
        return this;
    }

    public Hangar speed(int rank) {
        speed = rank;
        return this;
    }

    public Hangar boss(String... weaponIds) {
        tier = Tier.BOSS;
        for (String id : weaponIds) {
            weapons.add(new Mounted(weapon(id), Area.NONE));
        }
        return this;
    }

    public Hangar grunt() {
        tier = Tier.GRUNT;
        return this;
    }

    /** Weapons in the Arms, by their ids. */
    public Hangar armed(String... ids) {
        for (String id : ids) {
            weapons.add(new Mounted(weapon(id), Area.ARMS));
        }
        return this;
    }

    /** Upgrades by their ids, as {@code id:choice} where something is chosen: internal ones in the Core, external ones in the Torso. */
    public Hangar fitted(String... ids) {
        for (String id : ids) {
            Upgrade upgrade = CONTENT.shelf(Upgrade.class).find(word(id)).orElseThrow();
            Area area = upgrade.placement() == Placement.EXTERNAL
                    ? Area.TORSO
                    : upgrade.placement() == Placement.INTERNAL ? Area.CORE : Area.NONE;
            upgrades.add(new Fitted(upgrade, area, choice(id)));
        }
        return this;
    }

    /** One Upgrade in an Area of choice, with what was chosen for it. */
    public Hangar fitted(String id, Area area, String choice) {
        upgrades.add(fit(id, area, choice));
        return this;
    }

    /** One Weapon in an Area of choice. */
    public Hangar armed(String id, Area area) {
        weapons.add(new Mounted(weapon(id), area));
        return this;
    }

    public static Fitted fit(String id, Area area, String choice) {
        return new Fitted(CONTENT.shelf(Upgrade.class).find(id).orElseThrow(), area, choice);
    }

    /** An Alternate Form that swaps two Attributes and has these Upgrades of its own in the Core. */
    public Hangar form(String called, Attribute one, Attribute other, String... ids) {
        List<Fitted> set = new ArrayList<>();
        for (String id : ids) {
            set.add(fit(id, Area.CORE, ""));
        }
        forms.add(new Form(called, one, other, set, List.of()));
        return this;
    }

    /** What only the Default Form has. */
    public Hangar usually(String weapon) {
        usual = new Loadout(List.of(), List.of(new Mounted(weapon(weapon), Area.ARMS)));
        return this;
    }

    /** Combines by that Upgrade; the lead is named unless it is this one, with the Area this one goes to. */
    public Hangar combines(String id, Optional<String> lead, Area area, String... partners) {
        upgrades.add(fit(id, Area.CORE, ""));
        combination = Optional.of(new Combination(
                CONTENT.shelf(Upgrade.class).find(id).orElseThrow(), List.of(partners), lead, Optional.of(area)));
        return this;
    }

    public Hangar pilotless() {
        pilotless = true;
        return this;
    }

    /** Powers by their ids, as {@code id:choice} where something is chosen. */
    public Hangar knows(String... ids) {
        for (String id : ids) {
            powers.add(new Learned(CONTENT.shelf(Power.class).find(word(id)).orElseThrow(), choice(id)));
        }
        return this;
    }

    /** A Power that the game's own content does not have. */
    public Hangar knows(Power power) {
        powers.add(new Learned(power, ""));
        return this;
    }

    private static String word(String id) {
        return id.contains(":") ? id.substring(0, id.indexOf(':')) : id;
    }

    private static String choice(String id) {
        return id.contains(":") ? id.substring(id.indexOf(':') + 1) : "";
    }

    private static Weapon weapon(String id) {
        return CONTENT.shelf(Weapon.class).find(id).orElseThrow();
    }

    /** The same machine without a place. */
    public Fighter unplaced() {
        Fighter fighter = unit();
        Position.unplace(fighter);
        return fighter;
    }

    public Fighter unit() {
        List<Mounted> all = new ArrayList<>(weapons);
        all.add(new Mounted(weapon("cqc"), Area.NONE));
        all.add(new Mounted(weapon("vulcans"), Area.NONE));
        List<Learned> learned = new ArrayList<>(powers);
        if (tier.hasPowers()) {
            CONTENT.shelf(Power.class).all().stream()
                    .filter(power -> power.list() == PowerList.DEFAULT)
                    .forEach(power -> learned.add(new Learned(power, "")));
        }
        Machine machine = new Machine(
                name,
                tier,
                level,
                might,
                guard,
                threshold,
                energy,
                systems,
                speed,
                all,
                upgrades,
                learned,
                forms,
                usual,
                combination,
                pilotless);
        String own = called == null ? name : called;
        return new Fighter(
                own.toLowerCase(java.util.Locale.ROOT),
                own,
                side,
                machine,
                FIELD.zones().find(at).orElseThrow());
    }
}
