package arbiter.content.catalogue;

import arbiter.content.yaml.Traits;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A made-up game with a few entries of every kind the loader knows. */
public final class Arena {

    public interface WeaponTrait {}

    enum Simple implements WeaponTrait {
        INSTANT_RELOAD
    }

    record Entangle(int rounds) implements WeaponTrait {}

    public record Ammo(String id, String name, String text, List<Ref<Weapon>> fits) implements Entry {}

    public record Weapon(
            String id,
            String name,
            String text,
            int price,
            Set<String> tags,
            Optional<Ammo> ammo,
            List<Weapon> upgradeOf,
            List<WeaponTrait> traits)
            implements Entry {}

    public sealed interface Gear extends Entry permits Armour, Potion {}

    public record Armour(String id, String name, String text, int rating) implements Gear {}

    public record Potion(String id, String name, String text) implements Gear {}

    private Arena() {}

    public static GameContent content() {
        return kinds().files(Arena.class, "arena", "weapons.yaml", "weapons-heavy.yaml", "ammo.yaml", "gear.yaml");
    }

    static GameContent kinds() {
        return GameContent.of("arena")
                .kind("weapons", Weapon.class)
                .kind("ammo", Ammo.class)
                .kind("gear", Gear.class)
                .traits(Traits.of(WeaponTrait.class)
                        .with("instant-reload", Simple.INSTANT_RELOAD)
                        .with("entangle", Entangle.class));
    }
}
