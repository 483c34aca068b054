package arbiter.games.centuryg.support;

/** What a Support would find just now, for whoever weighs it. */
public interface SupportProspects {

    /** How many more Enemies than friends the best Zone within reach would catch. */
    int caught(int radius);

    /** How far the slowest Enemy falls short of that with its Speed and a die. */
    double shortfall(int needed);

    /** Whether a friend who could be helped is still to act. */
    boolean hasFriendToAct();

    /** Whether the Action is still to come. */
    boolean beforeAction();
}
