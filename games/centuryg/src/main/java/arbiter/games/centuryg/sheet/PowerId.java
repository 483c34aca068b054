package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.EnumWords;
import arbiter.tabletop.content.KnownIds;
import java.util.Optional;

/** The Genre Powers; the word of each is the id of its entry. */
public enum PowerId {
    KNOWLEDGE_IS_POWER,
    LIVE_ANOTHER_DAY,
    MID_SCENE_UPGRADE,
    NOT_SO_FAST,
    SYNCHRO_ATTACK,
    TRY_AGAIN,
    BELIEVE_IN_MYSELF,
    I_CANNOT_BE_DEFEATED,
    IM_BREAKING_THROUGH,
    MY_DEFENSE_IS_IMPREGNABLE,
    MY_STYLE_IS_IMPETUOUS,
    SIGNATURE_WEAPON,
    COME_AT_ME_BRO,
    GOTTA_GO_FAST,
    MY_PAIN_IS_YOUR_PAIN,
    TAKE_ONE_FOR_THE_TEAM,
    THE_TACTICOOL_APPROACH,
    TRUMP_CARD,
    CANT_LET_YOU_DO_THAT,
    DONT_GIVE_UP,
    MIND_OVER_MATTER,
    THIS_IS_MY_BATTLEFIELD,
    YOU_ARE_GOING_DOWN,
    YOU_CAN_DO_BETTER_THAN_THAT,
    BEHOLD_MY_TRUE_POWER,
    DO_YOU_DESIRE_THE_POWER,
    DIE_FOR_ME,
    I_ACCEPT_YOUR_OFFERING,
    I_BELIEVE_THIS_IS_YOURS,
    MAKE_MY_MONSTER_GROW,
    THAT_WILL_NOT_WORK_AGAIN,
    USELESS,
    YOU_ARE_TOO_SLOW,
    YOUR_FATE_IS_SEALED;

    private static final KnownIds<PowerId> KNOWN = KnownIds.of(PowerId.class);

    /** The id of its entry. */
    public String word() {
        return EnumWords.of(this);
    }

    public static Optional<PowerId> of(String word) {
        return KNOWN.find(word);
    }
}
