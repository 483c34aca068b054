package arbiter.games.duel.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.games.duel.trait.WeaponTrait;
import java.util.List;

/** What a duelist fights with. */
public record Weapon(String id, String name, int damage, List<WeaponTrait> traits, String text) implements Entry {}
