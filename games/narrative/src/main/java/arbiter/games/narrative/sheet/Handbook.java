package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Catalogue;
import java.util.List;

/** The content as characters are built from it and rules look it up. */
public final class Handbook {

    private final Catalogue content;

    private Handbook(Catalogue content) {
        this.content = content;
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

    public Skill skill(String id) {
        return content.shelf(Skill.class).get(id);
    }

    /** Those that player characters can have. */
    public List<Talent> talents() {
        return content.shelf(Talent.class).all().stream()
                .filter(talent -> !talent.opponentsOnly())
                .toList();
    }

    /** Those that can be bought. */
    public List<Weapon> armoury() {
        return content.shelf(Weapon.class).all().stream()
                .filter(weapon -> weapon.price().isPresent())
                .toList();
    }

    public Weapon weapon(String id) {
        return content.shelf(Weapon.class).get(id);
    }

    public BasePower power(String id) {
        return content.shelf(BasePower.class).get(id);
    }

    /** The effects that can be added to a power. */
    public List<PowerEffect> effects(BasePower power) {
        return content.shelf(PowerEffect.class).all().stream()
                .filter(effect -> effect.power().equals(power))
                .toList();
    }

    public PowerEffect effect(String id) {
        return content.shelf(PowerEffect.class).get(id);
    }

    public CriticalInjury criticalInjury(int total) {
        return CriticalRow.find(content.shelf(CriticalInjury.class).all(), total);
    }

    public VehicleCriticalHit criticalHit(int total) {
        return CriticalRow.find(content.shelf(VehicleCriticalHit.class).all(), total);
    }
}
