package arbiter.lab.job;

/** Where every fight of a job begins: at an encounter as a file tells it, or at a table as it stands. */
public sealed interface Start {

    /**
     * A situation with the files that it names, so that it needs nothing else.
     *
     * @param name what it is called in messages: {@code capital/brawl} or the name of the file
     * @param text the situation as it is written
     * @param files the texts of the files that it names, by the paths it names them with
     */
    record Written(String name, String text, java.util.Map<String, String> files) implements Start {

        public Written {
            files = java.util.Collections.unmodifiableMap(new java.util.TreeMap<>(files));
        }
    }

    /**
     * A table as it stands between two steps.
     *
     * @param name what it is called in messages
     * @param state the state in the form of saved tables
     */
    record Standing(String name, String state) implements Start {}

    String name();
}
