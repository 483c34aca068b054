package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The Weapons that rules ask for by name; the word of each is the id of its entry. */
public enum WeaponId {
    CQC,
    VULCANS,
    ARM_GUARDIAN,
    BOOSTED_LANCE,
    CHAINBLADE,
    DUELING_BLADE,
    STUN_ROD,
    FINGER_NET,
    JACKHAMMER_STAKE,
    ROCKET_PUNCH,
    WHIRLWIND_ATTACK,
    ZWEIHANDER,
    ANTI_AIR_MISSILES,
    ASSAULT_RIFLE,
    BOMBARDMENT,
    ELECTRO_SAPPER_PODS,
    MISSILE_MASSACRE,
    RAIL_BAZOOKA,
    RESONANCE_CANNON,
    RIOT_WEAPON,
    SNIPER_RIFLE,
    SUPERHEAVY_MACHINEGUN,
    BEAM_SABER,
    BEAM_RIPPER,
    EXTENDING_BLADE,
    INCINERATOR,
    RADIANT_FIST,
    BEAM_RIFLE,
    POWERED_RIFLE,
    CHARGE_CANNON,
    DOUBLE_BLASTER,
    REACTOR_OVERDRIVE,
    CONSTRICT,
    MERGE,
    TENTACLE_LASH,
    SUICIDE_SWARM,
    TELEKINETIC_STRIKE,
    NEEDLE_STORM,
    TECHNOLEECHES,
    ULTIMATE_BOMB,
    OVERFREEZE,
    FINAL_BEAM;

    private static final Map<String, WeaponId> BY_WORD = new HashMap<>();

    static {
        for (WeaponId id : values()) {
            BY_WORD.put(EnumWords.of(id), id);
        }
    }

    public static Optional<WeaponId> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }
}
