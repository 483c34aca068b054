package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;
import java.util.Optional;

/** The content as pilots and Mecha are built from it. */
public final class Handbook {

    private final Catalogue content;
    private final List<Power> defaults;
    private final List<Weapon> standard;

    private Handbook(Catalogue content) {
        this.content = content;
        this.defaults = content.shelf(Power.class).all().stream()
                .filter(power -> power.list() == PowerList.DEFAULT)
                .toList();
        this.standard = content.shelf(Weapon.class).all().stream()
                .filter(weapon -> weapon.make() == Weapon.Make.STANDARD)
                .toList();
    }

    public static Handbook of(Catalogue content) {
        return new Handbook(content);
    }

    public Catalogue content() {
        return content;
    }

    public List<Skill> skills() {
        return content.shelf(Skill.class).all();
    }

    public Optional<Skill> skill(String id) {
        return content.shelf(Skill.class).find(id);
    }

    public List<Trait> traits() {
        return content.shelf(Trait.class).all();
    }

    public Optional<Trait> trait(String id) {
        return content.shelf(Trait.class).find(id);
    }

    public List<Power> powers() {
        return content.shelf(Power.class).all();
    }

    public Optional<Power> power(String id) {
        return content.shelf(Power.class).find(id);
    }

    /** The six that everybody with GP has. Ledger: BCG-GP-3. */
    public List<Power> defaultPowers() {
        return defaults;
    }

    /** The entry of a Power of Reinforcements. */
    public Reinforcement reinforcement(ReinforcementPower power) {
        return content.shelf(Reinforcement.class).find(power.word()).orElseThrow();
    }

    public List<Upgrade> upgrades() {
        return content.shelf(Upgrade.class).all();
    }

    public List<Weapon> weapons() {
        return content.shelf(Weapon.class).all();
    }

    public Optional<Weapon> weapon(String id) {
        return content.shelf(Weapon.class).find(id);
    }

    /** What every Mecha has for nothing. Ledger: BCG-WPN-1. */
    public List<Weapon> standardWeapons() {
        return standard;
    }

    public List<Build> enemies() {
        return content.shelf(Build.class).all();
    }

    public Optional<Build> enemy(String id) {
        return content.shelf(Build.class).find(id);
    }
}
